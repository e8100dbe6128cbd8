//! Advice from a thread of its own, so that the screen never waits for it.

use std::sync::mpsc::{Receiver, Sender, channel};

use tengen_core::game::GameView;
use tengen_core::player::{Advice, Adviser};
use tengen_core::rules::five::FivePosition;
use tengen_core::search::Stopper;

use super::table;

/// A position to advise on.
struct Question {
    revision: u64,
    position: FivePosition,
    stopper: Stopper,
}

/// Somebody who answers questions about positions, the latest only.
pub(super) struct AdviceDesk {
    questions: Sender<Question>,
    answers: Receiver<(u64, Vec<Advice>)>,
    asked: Option<(u64, Stopper)>,
}

impl AdviceDesk {
    /// A desk for games of the view's rule and size. Its thread ends with it.
    pub(super) fn new(view: &GameView) -> Self {
        let (questions, inbox) = channel::<Question>();
        let (outbox, answers) = channel();
        let (rule, size) = (view.config.rule, view.config.size);
        std::thread::spawn(move || {
            let mut adviser = Adviser::new(rule, size);
            for Question { revision, position, stopper } in inbox {
                let advice = adviser.advise(&position, &stopper);
                if !stopper.is_stopped() && outbox.send((revision, advice)).is_err() {
                    return;
                }
            }
        });
        Self { questions, answers, asked: None }
    }

    /// Asks about the view's position, unless that was asked already; an earlier question is dropped.
    pub(super) fn ask(&mut self, view: &GameView) {
        if self.asked.as_ref().is_some_and(|(revision, _)| *revision == view.revision) {
            return;
        }
        self.drop_question();
        let Some(position) = table::position_to_advise(view) else { return };
        let stopper = Stopper::new();
        self.asked = Some((view.revision, stopper.clone()));
        _ = self.questions.send(Question { revision: view.revision, position, stopper });
    }

    /// The answer that has come since the last call, with the revision that it belongs to.
    pub(super) fn answer(&mut self) -> Option<(u64, Vec<Advice>)> {
        let answer = self.answers.try_recv().ok()?;
        self.asked = None;
        Some(answer)
    }

    fn drop_question(&mut self) {
        if let Some((_, stopper)) = self.asked.take() {
            stopper.stop();
        }
    }
}

impl Drop for AdviceDesk {
    fn drop(&mut self) {
        self.drop_question();
    }
}

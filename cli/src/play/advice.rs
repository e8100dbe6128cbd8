//! Advice from a thread of its own, so that the screen never waits for it.

use std::sync::mpsc::{Receiver, Sender, channel};

use tengen_core::game::GameState;
use tengen_core::search::Stopper;

use super::mind::{Mind, Question, Suggestion};

/// A question about a revision.
struct Asked {
    revision: u64,
    question: Question,
    stopper: Stopper,
}

/// Somebody who answers questions about positions, the latest only.
pub(super) struct AdviceDesk {
    questions: Sender<Asked>,
    answers: Receiver<(u64, Vec<Suggestion>)>,
    asked: Option<(u64, Stopper)>,
}

impl AdviceDesk {
    /// A desk for games of this setup. Its thread ends with it.
    pub(super) fn new(state: &GameState) -> Self {
        let (questions, inbox) = channel::<Asked>();
        let (outbox, answers) = channel();
        let mut mind = Mind::of(state);
        std::thread::spawn(move || {
            for Asked { revision, question, stopper } in inbox {
                let advice = mind.advise(&question, &stopper);
                if !stopper.is_stopped() && outbox.send((revision, advice)).is_err() {
                    return;
                }
            }
        });
        Self { questions, answers, asked: None }
    }

    /// Asks about the game's position, unless that was asked already; an earlier question is dropped.
    pub(super) fn ask(&mut self, state: &GameState) {
        let revision = state.revision();
        if self.asked.as_ref().is_some_and(|(asked, _)| *asked == revision) {
            return;
        }
        self.drop_question();
        let Some(question) = Question::of(state) else { return };
        let stopper = Stopper::new();
        self.asked = Some((revision, stopper.clone()));
        _ = self.questions.send(Asked { revision, question, stopper });
    }

    /// The answer that has come since the last call, with the revision that it belongs to.
    pub(super) fn answer(&mut self) -> Option<(u64, Vec<Suggestion>)> {
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

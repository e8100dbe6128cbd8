//! Carries the session's actions out: one thread reads, one thinks, this one decides and writes.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use tengen_core::search::{Progress, Stopper};

use super::brain::Brain;
use super::session::{Action, Answer, Session, Subject, Task};
use super::swap2::Searcher;

/// The longest line that is read whole; the rest of a longer one is dropped.
const LONGEST_LINE: usize = 1024;

enum Event {
    Line(String),
    /// No more lines will come.
    Closed,
    Progress {
        ticket: u64,
        progress: Progress,
    },
    Answer {
        ticket: u64,
        answer: Answer,
        spent: Duration,
    },
}

/// A search for the thinking thread.
struct Job {
    task: Task,
    stopper: Stopper,
}

/// Speaks until `END`, or until the input is closed and the search under way has answered.
pub(super) fn run(
    mut session: Session,
    input: impl BufRead + Send + 'static,
    output: &mut impl Write,
    brain: Box<dyn Brain>,
) -> io::Result<()> {
    let (events_in, events) = channel();
    let (jobs_in, jobs) = channel();
    let to_events = events_in.clone();
    thread::spawn(move || read(input, &to_events));
    thread::spawn(move || think(brain, &jobs, &events_in));
    let mut stopper = Stopper::new();
    let mut deadline = None;
    let mut is_closed = false;
    while !is_closed || session.is_thinking() {
        let event = match next(&events, deadline) {
            Ok(event) => event,
            Err(RecvTimeoutError::Timeout) => {
                stopper.stop();
                deadline = None;
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => break,
        };
        let actions = match event {
            Event::Line(line) => session.line(&line),
            Event::Closed => {
                is_closed = true;
                continue;
            }
            Event::Progress { ticket, progress } => session.progress(ticket, &progress),
            Event::Answer { ticket, answer, spent } => session.answer(ticket, answer, spent),
        };
        for action in actions {
            match action {
                Action::Say(line) => {
                    writeln!(output, "{line}")?;
                    output.flush()?;
                }
                Action::Think(task) => {
                    stopper = Stopper::new();
                    deadline = task.limits.time.map(|time| Instant::now() + time);
                    let job = Job { task: *task, stopper: stopper.clone() };
                    jobs_in.send(job).map_err(io::Error::other)?;
                }
                Action::Hurry | Action::Abandon => stopper.stop(),
                Action::Quit => return Ok(()),
            }
        }
    }
    Ok(())
}

/// Waits for an event. The deadline holds from the moment a search was asked for: making ready for it,
/// and searches that look at the clock too seldom, are in it.
fn next(events: &Receiver<Event>, deadline: Option<Instant>) -> Result<Event, RecvTimeoutError> {
    match deadline {
        Some(deadline) => events.recv_timeout(deadline.saturating_duration_since(Instant::now())),
        None => events.recv().map_err(|_| RecvTimeoutError::Disconnected),
    }
}

fn read(mut input: impl BufRead, events: &Sender<Event>) {
    let mut line = Vec::new();
    while let Ok(true) = read_line(&mut input, &mut line) {
        if events.send(Event::Line(String::from_utf8_lossy(&line).into_owned())).is_err() {
            return;
        }
    }
    // Nobody listens any more only when the program is about to end.
    let _ = events.send(Event::Closed);
}

/// Reads up to the next line feed or carriage return; false at the end of the input.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let mut is_any = false;
    loop {
        let available = input.fill_buf()?;
        if available.is_empty() {
            return Ok(is_any);
        }
        is_any = true;
        let end = available.iter().position(|&byte| byte == b'\n' || byte == b'\r');
        let part = &available[..end.unwrap_or(available.len())];
        let room = LONGEST_LINE - line.len();
        line.extend_from_slice(&part[..part.len().min(room)]);
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(true);
        }
    }
}

fn think(mut brain: Box<dyn Brain>, jobs: &Receiver<Job>, events: &Sender<Event>) {
    while let Ok(Job { task, stopper }) = jobs.recv() {
        let ticket = task.ticket;
        let begun = Instant::now();
        let answer = answer(brain.as_mut(), &task, &stopper, events);
        if events.send(Event::Answer { ticket, answer, spent: begun.elapsed() }).is_err() {
            return;
        }
    }
}

fn answer(brain: &mut dyn Brain, task: &Task, stopper: &Stopper, events: &Sender<Event>) -> Answer {
    brain.prepare(task.setting);
    match &task.subject {
        Subject::Move(position) => {
            let mut report = |progress: &Progress| {
                let _ = events.send(Event::Progress { ticket: task.ticket, progress: progress.clone() });
            };
            Answer::Move(brain.think(position, &task.limits, task.seed, stopper, &mut report))
        }
        Subject::Swap2(opening) => {
            let mut searcher = Searcher { brain, limits: task.limits, seed: task.seed, stopper };
            Answer::Swap2(searcher.decide(opening.clone()))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use tengen_core::rules::five::FivePosition;
    use tengen_core::search::Limits;

    use super::super::brain::{Setting, Thought};
    use super::*;

    /// Thinks until it is stopped, and then takes the first empty point.
    struct Slow;

    impl Brain for Slow {
        fn prepare(&mut self, _setting: Setting) {}

        fn think(
            &mut self,
            position: &FivePosition,
            _limits: &Limits,
            _seed: u64,
            stopper: &Stopper,
            _progress: &mut dyn FnMut(&Progress),
        ) -> Option<Thought> {
            while !stopper.is_stopped() {
                thread::sleep(Duration::from_millis(1));
            }
            let best = tengen_core::rules::Move::Place(position.grid().empty_points().next()?);
            Some(Thought { best, win_rate: 0.5, value: 0, depth: 1, nodes: 1, line: vec![best] })
        }
    }

    fn speak(input: &'static [u8]) -> Vec<String> {
        let mut output = Vec::new();
        run(Session::new(1), Cursor::new(input), &mut output, Box::new(Slow)).unwrap();
        String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
    }

    #[test]
    fn stop_brings_the_answer_of_a_search_under_way() {
        let said = speak(b"START 15\r\nBEGIN\r\nSTOP\r\n");
        assert_eq!(said.first().map(String::as_str), Some("OK"));
        assert_eq!(said.last().map(String::as_str), Some("0,0"));
    }

    #[test]
    fn the_time_ends_a_search_that_does_not_look_at_the_clock() {
        let said = speak(b"START 15\nINFO timeout_turn 50\nBEGIN\n");
        assert_eq!(said.last().map(String::as_str), Some("0,0"));
    }

    #[test]
    fn end_ends_a_search_without_a_word() {
        assert_eq!(speak(b"START 15\nBEGIN\nEND\nABOUT\n"), ["OK"]);
    }

    #[test]
    fn a_restart_drops_the_answer_of_a_search_under_way() {
        assert_eq!(speak(b"START 15\nBEGIN\nRESTART\nEND\n"), ["OK", "OK"]);
    }

    #[test]
    fn lines_end_with_any_of_the_three_ways_and_long_ones_are_cut() {
        let mut input = Cursor::new([b"a\r\n".as_slice(), &[b'x'; 5000], b"\nb"].concat());
        let mut line = Vec::new();
        let mut lengths = Vec::new();
        while read_line(&mut input, &mut line).unwrap() {
            lengths.push(line.len());
        }
        assert_eq!(lengths, [1, 0, LONGEST_LINE, 1]);
    }
}

/** For how many days what a job sweeps is kept, the one place that says so: jobs, and the table of what is about people. */
export const KEPT_DAYS = {
  /** Failed guesses: no wait lasts that long. */
  guesses: 1,
  /** That a mail was sent: longer than a job is tried. */
  sentMails: 7,
  /** The last answer to a write: a driver's phone may be away for days before it asks again, not for longer. */
  answers: 30,
  inbox: 90,
  /** A wish for a membership after its end: long enough to look up what was said. */
  wishes: 90,
  /** That an address is none: its mailbox, which was full or closed, may be another one by then. */
  undeliverable: 90,
  searches: 90,
  /** A device on which nobody signs in: as long as a browser keeps the cookie that names it. */
  devices: 400,
} as const;

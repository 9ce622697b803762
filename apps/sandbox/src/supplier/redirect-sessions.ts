/** How a survey ended: the status that is sent. */
export type Status = 'complete' | 'screenout' | 'full' | 'reversed';

/** How the supplier's server sends the status. */
export type Telling = 'now' | 'late' | 'twice' | 'contradict' | 'never';

/** Somebody who came to answer: one redirect session. */
export interface RedirectSession {
  readonly sid: string;
  readonly pid: string;
  readonly survey: string;
  /** Where the browser goes back to. */
  readonly back: string;
  /** Set when they have answered. */
  status: Status | undefined;
  /** What was sent and how it was answered, oldest first. */
  readonly told: string[];
}

const MOST = 500;

/** The redirect sessions of this run, the newest 500. */
export function visits(): {
  find: (sid: string) => RedirectSession | undefined;
  add: (visit: RedirectSession) => void;
  all: () => RedirectSession[];
} {
  const known = new Map<string, RedirectSession>();
  return {
    find: (sid) => known.get(sid),
    add: (visit) => {
      if (!known.has(visit.sid)) known.set(visit.sid, visit);
      const [oldest] = known.keys();
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    },
    all: () => [...known.values()].toReversed(),
  };
}

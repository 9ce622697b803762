/** The result of a survey: the status that is sent. */
export type Status = 'complete' | 'screenout' | 'full' | 'reversed';

/** How the supplier's server sends the status. */
export type PostbackMode = 'now' | 'late' | 'twice' | 'contradict' | 'never';

/** One redirect session: a person who came to answer. */
export interface RedirectSession {
  readonly sid: string;
  readonly pid: string;
  readonly survey: string;
  /** The address to which the browser returns. */
  readonly back: string;
  /** Set when the person has answered. */
  status: Status | undefined;
  /** The sent statuses and the server's answers, oldest first. */
  readonly sent: string[];
}

const MOST = 500;

/** The redirect sessions of this run, the newest 500. */
export function redirectSessions(): {
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

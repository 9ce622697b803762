/** How a survey here ends, by the status that is told. */
export type Status = 'complete' | 'screenout' | 'full' | 'reversed';

/** How the server of the supplier tells it. */
export type Telling = 'now' | 'late' | 'twice' | 'contradict' | 'never';

/** Somebody who came to answer. */
export interface Visit {
  readonly sid: string;
  readonly pid: string;
  readonly survey: string;
  /** Where the browser goes back to. */
  readonly back: string;
  /** Set when they have answered. */
  status: Status | undefined;
  /** What was told and how it was answered, oldest first. */
  readonly told: string[];
}

const MOST = 500;

/** The visits of this run, the newest 500. */
export function visits(): {
  find: (sid: string) => Visit | undefined;
  add: (visit: Visit) => void;
  all: () => Visit[];
} {
  const known = new Map<string, Visit>();
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

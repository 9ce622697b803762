import type { Connection } from '../database/database.ts';
import type { Place } from '../page.ts';

/** What happened with an object without an operator, from what is stored about it. Acts of operators are in the audit log. */
export interface ObjectEvent {
  at: Date;
  text: string;
  /** The cause, or an amount. */
  note: string | null;
  /** What else it is about, as the audit log names it. */
  object: { kind: string; id: string; title: string } | null;
}

type Told = Pick<ObjectEvent, 'text'> & Partial<Pick<ObjectEvent, 'note' | 'object'>>;

/** An event; none if it hasn't happened. */
export const eventAt = (
  at: Date | null | undefined,
  { text, note = null, object = null }: Told,
): ObjectEvent[] => (at === null || at === undefined ? [] : [{ at, text, note, object }]);

/** All events of an object, in any order. An unknown object has none. */
export type EventsOf = (db: Connection, subject: string, now: Date) => Promise<ObjectEvent[]>;

/** Events of an object before a place, the newest first, for objects with any number of them. Each has an id of its own. */
export type EventPage = (
  db: Connection,
  subject: string,
  { before, limit }: { before: Place | undefined; limit: number },
) => Promise<(ObjectEvent & { id: string })[]>;

import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Messages } from '../message/api.ts';
import type { Subject, TicketRow, Verdict } from './tickets/ticket-store.ts';
import type { Tx } from '../../platform/database/tx.ts';

export type { Subject, TicketRow };

/** What an operator decided about an appeal. */
export interface Decision {
  verdict: Verdict;
  /** Coins to give back; undefined for what the record says. */
  coins: number | undefined;
  /** Points of quality to give back; undefined for what the record says. */
  points: number | undefined;
  /** The days that a partly upheld appeal takes off the penalty; undefined for none. */
  days: number | undefined;
  reason: string;
  by: string;
  at: Date;
}

/** What a verdict gave back. */
export interface Remedied {
  coins: number;
  points: number;
  /** Days taken off a penalty. */
  days: number;
}

/** What tickets need from the platform and from other areas. */
export interface FeedbackDeps {
  platform: Pick<Platform, 'cipher' | 'database' | 'clock' | 'random' | 'events'>;
  messages: Messages;
  /** A record of the member's own, as the ticket shows it; undefined for any other. */
  subjectOf: (
    db: Connection,
    memberId: string,
    key: Pick<Subject, 'type' | 'id'>,
    now: Date,
  ) => Promise<Subject | undefined>;
  /** Carries out a verdict, once for each ticket, in the transaction that stores it. */
  remedy: (tx: Tx, ticket: TicketRow, decision: Decision) => Promise<Remedied>;
  /** Puts a picture of the member's own into use. Refuses another's with NOT_FOUND. */
  takePicture: (memberId: string, key: string) => Promise<void>;
  pictureUrl: (key: string) => string;
}

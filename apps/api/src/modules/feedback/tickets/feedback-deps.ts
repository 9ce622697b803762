import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Messages } from '../../message/api.ts';
import type { Subject, TicketRow, Verdict } from './ticket-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type { Subject, TicketRow };

/** An operator's decision about an appeal. */
export interface Decision {
  verdict: Verdict;
  /** Coins to give back; undefined means the amount in the record. */
  coins: number | undefined;
  /** Points of quality to give back; undefined means the points in the record. */
  points: number | undefined;
  /** The days by which a partly upheld appeal shortens the penalty; undefined for none. */
  days: number | undefined;
  reason: string;
  by: string;
  at: Date;
}

/** The coins, points and days that a verdict gave back. */
export interface AppliedRemedy {
  coins: number;
  /** How many of these coins were not paid, because they cancelled a debt of the member. */
  forgiven: number;
  points: number;
  /** Days by which a penalty was shortened. */
  days: number;
}

/** What a verdict would give back and put back. */
export interface PlannedRemedy extends Pick<AppliedRemedy, 'coins' | 'points' | 'days'> {
  endsPenalty: boolean;
  restores: 'order' | 'invitation' | null;
}

/** The console's page of the record that a ticket is about; null without one. */
export type RecordOf = (
  db: Connection,
  memberId: string,
  key: Pick<Subject, 'type' | 'id'>,
) => Promise<{ kind: 'participation' | 'order' | 'member'; subject: string } | null>;

/** The parts of the platform and the functions of other areas that tickets need. */
export interface FeedbackDeps {
  platform: Pick<Platform, 'cipher' | 'database' | 'clock' | 'random' | 'events'>;
  messages: Messages;
  /** A record of the member, as the ticket shows it; undefined if it isn't the member's. */
  subjectOf: (
    db: Connection,
    memberId: string,
    key: Pick<Subject, 'type' | 'id'>,
    now: Date,
  ) => Promise<Subject | undefined>;
  /**
   * The name of the loss that this record belongs to. Several records of one loss share the name, such as a result and
   * the ledger's rows that took its coins back.
   */
  lossOf: (db: Connection, memberId: string, key: Pick<Subject, 'type' | 'id'>) => Promise<string>;
  /** What a verdict would move. Only reads, and refuses like the verdict itself. */
  plannedRemedy: (
    db: Connection,
    ticket: TicketRow,
    asked: Pick<Decision, 'verdict' | 'coins' | 'points' | 'days' | 'at'>,
  ) => Promise<PlannedRemedy>;
  /** Carries out a verdict, once for each ticket, in the transaction that stores it. */
  remedy: (tx: Tx, ticket: TicketRow, decision: Decision) => Promise<AppliedRemedy>;
  /** Puts the member's own picture into use. Refuses with NOT_FOUND if it isn't theirs. */
  takePicture: (memberId: string, key: string) => Promise<void>;
  pictureUrl: (key: string) => string;
}

import type { Transaction } from 'kysely';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { QualityAsked } from '../../reward/quality/quality.ts';
import type { Outcome, Participation } from '../participation/participation.ts';
import type { Task } from '../task.ts';
import type { KnownAttributes } from '../wanted.ts';

/** A participation that has just ended as complete, inside the transaction that pays it. */
export interface Completion {
  readonly participation: Participation;
  readonly task: Task;
  readonly at: Date;
}

/** A complete whose reward was taken back, inside the transaction that does so. */
export interface Reversal {
  readonly participation: Participation;
  /** Why, in words the member reads. */
  readonly note: string;
}

/** What a double-coin card is used up for. */
export interface Doubled {
  readonly memberId: string;
  readonly at: Date;
  /** The task's title. */
  readonly text: string;
  /** Path of the task on the member site. */
  readonly url: string;
}

/** A task that is answered at an outside company. */
export interface ExternalSurvey {
  /** Prepares the redirect of a new participation: stores its session id, and how long its seat is kept. */
  readonly send: (tx: Transaction<Schema>, participation: Participation, at: Date) => Promise<void>;
  /** The link the member continues at, signed now. */
  readonly entryUrl: (db: Connection, participation: Participation, at: Date) => Promise<string>;
}

/** What was decided about somebody who passed the screening. */
export type Admission =
  | { readonly refusal: Outcome }
  | { readonly refusal?: undefined; readonly undo: () => Promise<void> };

/** What other areas do for tasks. Each is optional: without it the rule it serves does not apply. */
export interface TaskPorts {
  /** Uses the member's waiting double-coin card; returns whether there was one (rule 5.10). */
  readonly takeDoubleCoin?: (tx: Transaction<Schema>, doubled: Doubled) => Promise<boolean>;
  /** The city the member lives in, or null when they never said. */
  readonly memberCity?: (db: Connection, memberId: string) => Promise<string | null>;
  /** The discussion groups' tasks a member is invited to: nobody else sees them. Without it nobody does. */
  readonly invitedTasks?: (db: Connection, memberId: string, now: Date) => Promise<readonly string[]>;
  /** What a member said about themselves, by attribute; what they did not say is not there. */
  readonly memberAttributes?: (db: Connection, cipher: Cipher, memberId: string) => Promise<KnownAttributes>;
  /** Whether tasks may be ranked by what we know of the member (rule 2.23). */
  readonly mayPersonalise?: (db: Connection, memberId: string) => Promise<boolean>;
  /** Changes the member's quality with reason and rule, once for each key (rule 4.11). Resolves to the points moved. */
  readonly changeQuality?: (tx: Transaction<Schema>, asked: QualityAsked) => Promise<number>;
  /**
   * Decides once more about somebody who passed the screening, before they take a seat. A refusal ends the participation;
   * `undo` takes the decision back when no seat was left.
   */
  readonly admitScreened?: (tx: Transaction<Schema>, taskId: string, at: Date) => Promise<Admission>;
  /** Called for each complete: newcomer steps, invitation rewards. */
  readonly completed?: (tx: Transaction<Schema>, completion: Completion) => Promise<void>;
  /** Called for each complete whose reward is taken back. */
  readonly takenBack?: (tx: Transaction<Schema>, reversal: Reversal) => Promise<void>;
  /** The external survey of a task; undefined if our own host runs it. */
  readonly externalSurveyOf?: (db: Connection, taskId: string) => Promise<ExternalSurvey | undefined>;
}

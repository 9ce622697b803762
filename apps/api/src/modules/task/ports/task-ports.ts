import type { DeviceType, TaskArrival } from '@yayan/contract';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CarefulWork, QualityRequest } from '../../reward/api.ts';
import type { Outcome, Participation } from '../participation.ts';
import type { Task } from '../task.ts';
import type { KnownAttributes } from '../wanted.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A participation that has just ended as complete, inside the transaction that pays it. */
export interface Completion {
  readonly participation: Participation;
  readonly task: Task;
  readonly at: Date;
}

/** A complete whose reward was taken back, inside the transaction that does so. */
export interface Reversal {
  readonly participation: Participation;
  /** The reason that the member reads. */
  readonly note: string;
  /** Coins the member had spent already and now owes (rule 4.16). */
  readonly owed: number;
  readonly at: Date;
}

/** An operator's decision about a submission, inside the transaction that stores it. */
export interface ReviewDecision {
  readonly participation: Participation;
  readonly task: Task;
  /** What was decided: an application or a proof. */
  readonly what: 'application' | 'proof';
  readonly verdict: 'approve' | 'return' | 'reject';
  /** Id of this decision. */
  readonly reviewId: string;
  readonly reason: string | null;
}

/** The reward that a double-coin card doubles. */
export interface DoubledReward {
  readonly memberId: string;
  readonly at: Date;
  /** The task's title. */
  readonly text: string;
  /** Path of the task on the member site. */
  readonly url: string;
}

/** A task whose questions an external company asks. */
export interface ExternalSurvey {
  /** Prepares the redirect of a new participation: stores its session id, and how long its seat is kept. */
  readonly send: (tx: Tx, participation: Participation, at: Date) => Promise<void>;
  /** The link where the member continues, signed now. */
  readonly entryUrl: (db: Connection, participation: Participation, at: Date) => Promise<string>;
  /** Whose completes are counted together for the share that was taken back (rule 3.37); null for our own tasks. */
  readonly owner: string | null;
  /** When the coins of a complete arrive. Undefined: as in our own questionnaires. */
  readonly arrival: { readonly arrival: TaskArrival; readonly arrivalDays: number | null } | undefined;
}

/** The decision about a person who passed the screening. */
export type Admission =
  | { readonly refusal: Outcome }
  | { readonly refusal?: undefined; readonly undo: () => Promise<void> };

/** A member who starts the task of a discussion group. */
export interface GroupEntrant {
  readonly memberId: string;
  readonly taskId: string;
  readonly device: DeviceType;
  readonly at: Date;
}

/** What other areas do for tasks. Each port is optional: without it, its rule doesn't apply. */
export interface TaskPorts {
  /** Uses the member's waiting double-coin card. Returns whether there was one (rule 5.10). */
  readonly takeDoubleCoin?: (tx: Tx, doubled: DoubledReward) => Promise<boolean>;
  /** When the member joined; null for a guest. Without this port no coins are held (rule 4.25). */
  readonly joinedAt?: (db: Connection, memberId: string) => Promise<Date | null>;
  /** The member's city, or null if it is unknown. */
  readonly memberCity?: (db: Connection, memberId: string) => Promise<string | null>;
  /** The group tasks that a member is invited to. Other members don't see them. Without this port nobody sees them. */
  readonly invitedTasks?: (db: Connection, memberId: string, now: Date) => Promise<readonly string[]>;
  /**
   * The coins that the member can still get in the groups of these tasks, by their public id (rule 6.56). Without this port,
   * and for tasks that are missing, cards show the coins of the task.
   */
  readonly groupCoins?: (
    db: Connection,
    memberId: string,
    taskHashes: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, number>>;
  /**
   * Opens the participation of a respondent in an open discussion group, or finds it. Refuses with NOT_INVITED and
   * GROUP_NOT_OPEN, and hosts and observers with NOT_ELIGIBLE. Without this port discussions can't be started.
   */
  readonly startInGroup?: (
    tx: Tx,
    deps: Pick<Platform, 'random'>,
    entrant: GroupEntrant,
  ) => Promise<Participation>;
  /** The member's answered attributes. Unanswered ones have no entry. */
  readonly memberAttributes?: (db: Connection, cipher: Cipher, memberId: string) => Promise<KnownAttributes>;
  /** The member's answers about themselves that may fill a questionnaire now (rule 3.49). */
  readonly reusableAnswers?: (db: Connection, memberId: string, at: Date) => Promise<KnownAttributes>;
  /** Whether tasks may be ranked by the member's attributes (rule 2.23). */
  readonly mayPersonalise?: (db: Connection, memberId: string) => Promise<boolean>;
  /** Changes the member's quality with reason and rule, once for each key (rule 4.11). Resolves to the points moved. */
  readonly changeQuality?: (tx: Tx, asked: QualityRequest) => Promise<number>;
  /** Raises the member's quality for paid work without any sign of careless answers (rule 4.27). */
  readonly raiseForWork?: (tx: Tx, work: CarefulWork) => Promise<number>;
  /**
   * Decides about a person who passed the screening, before they take a seat. A refusal ends the participation. `undo`
   * reverts the decision if there was no free seat.
   */
  readonly admitScreened?: (tx: Tx, taskId: string, at: Date) => Promise<Admission>;
  /**
   * Puts a member's own upload for a task into use. Refuses with NOT_FOUND, FILE_TYPE_REFUSED and FILE_TOO_LARGE. Without
   * this port uploads stay unused.
   */
  readonly takeFile?: (memberId: string, key: string) => Promise<void>;
  /** Deletes those of the uploaded files for tasks that no answer and no hand-in names (rule 11.5). */
  readonly removeUnowned?: (tx: Tx, keys: readonly string[]) => Promise<void>;
  /** Called for each complete: newcomer steps, invitation rewards. */
  readonly completed?: (tx: Tx, completion: Completion) => Promise<void>;
  /** Called for each end, whatever its result, before the task's row is locked. */
  readonly ended?: (
    tx: Tx,
    end: { readonly participation: Participation; readonly at: Date },
  ) => Promise<void>;
  /** Called for each decision about an application or a proof. */
  readonly reviewed?: (tx: Tx, review: ReviewDecision) => Promise<void>;
  /** Called when a task has begun that fits a member who asked for it. One key writes one message. */
  readonly fits?: (
    tx: Tx,
    found: { readonly memberId: string; readonly task: Task; readonly key: string },
  ) => Promise<void>;
  /** Called for each complete whose reward is taken back. */
  readonly takenBack?: (tx: Tx, reversal: Reversal) => Promise<void>;
  /** Called when an operator takes the rejection of a complete back. */
  readonly restored?: (
    tx: Tx,
    restored: Omit<Reversal, 'owed'> & { readonly coins: number },
  ) => Promise<void>;
  /** The owners of tasks that external companies run, by task id. */
  readonly ownersOf?: (db: Connection, taskIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The external survey of a task; undefined if our own host runs it. */
  readonly externalSurveyOf?: (db: Connection, taskId: string) => Promise<ExternalSurvey | undefined>;
}

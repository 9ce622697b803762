import type { Origin } from '../../../call/call.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AttributeAnswers } from './attribute-answers.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The member who finished the questionnaire, with their browser and network. */
export interface WelcomeEntry {
  readonly memberId: string;
  readonly origin: Origin;
  readonly at: Date;
}

/** The result of a finished welcome task. */
export interface WelcomeEnd {
  readonly resultId: string;
  readonly coins: number;
  readonly credit: number;
}

/** The dependencies of the attribute questionnaire (个人资料问卷). */
export interface AttributeDeps {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'cipher'>;
  /** The welcome task (欢迎任务), paid once a member for finishing the questionnaire. */
  readonly welcome: {
    /** The reward for this member; null if it was paid already or there is no such task. */
    readonly reward: (
      db: Connection,
      memberId: string,
      now: Date,
    ) => Promise<{ coins: number; credit: number } | null>;
    /** Ends it in the transaction that finishes the questionnaire; null if it had ended before or there is none. */
    readonly finish: (tx: Tx, entry: WelcomeEntry) => Promise<WelcomeEnd | null>;
  };
  /** Called in the transaction that stores a birthday: members under 14 are not served (rule 2.28). */
  readonly birthdayGiven: (
    tx: Tx,
    given: { memberId: string; birthday: string | undefined; at: Date },
  ) => Promise<void>;
  /** How many open tasks look for an attribute that the member hasn't answered. */
  readonly matchGain: (db: Connection, answers: AttributeAnswers, now: Date) => Promise<number>;
}

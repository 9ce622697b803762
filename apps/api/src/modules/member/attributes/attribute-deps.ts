import type { Transaction } from 'kysely';
import type { Origin } from '../../../http/call.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AttributeAnswers } from './attribute-answers.ts';

/** Who finished the questionnaire, and from where. */
export interface WelcomeEntry {
  readonly memberId: string;
  readonly origin: Origin;
  readonly at: Date;
}

/** What a finished welcome task came to. */
export interface WelcomeEnd {
  readonly resultId: string;
  readonly coins: number;
  readonly credit: number;
}

/** What the attribute questionnaire (属性问卷) stands on. */
export interface AttributeDeps {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'cipher'>;
  /** The welcome task (欢迎任务) that finishing pays, once a member. */
  readonly welcome: {
    /** What it would pay this member; null when it was paid or there is none. */
    readonly reward: (
      db: Connection,
      memberId: string,
      now: Date,
    ) => Promise<{ coins: number; credit: number } | null>;
    /** Ends it in the transaction that finishes the questionnaire; null when it had ended before or there is none. */
    readonly finish: (tx: Transaction<Schema>, entry: WelcomeEntry) => Promise<WelcomeEnd | null>;
  };
  /** How many open tasks look for something the member has not said. */
  readonly matchGain: (db: Connection, answers: AttributeAnswers, now: Date) => Promise<number>;
}

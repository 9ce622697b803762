import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ruleNumber } from '../../rule/module.ts';
import { secondsLeft, periodStart } from './code-limits.ts';
import { countSent, countUsed, uncountSent, recordAlarm, smsSince } from './sms-count-store.ts';

/**
 * Limits the cost of all SMS codes in a day, and checks whether codes are used: people use 60 to 80 % of the codes they
 * request, machines almost none.
 */
export interface SmsBudget {
  /**
   * Seconds until the next day's budget, or null while some budget is left. A tenth of it is reserved for members on
   * browsers they have signed in with (`own`). So strangers who use up the rest can't lock members out (rule 2.5).
   */
  spentFor(db: Connection, own: boolean): Promise<number | null>;
  /**
   * Takes one message from the day's budget right before it is sent. If no budget is left, it returns false and warns
   * operators.
   */
  take(own: boolean): Promise<boolean>;
  /** Returns a message to the budget because it could not be sent. */
  giveBack(): Promise<void>;
  /**
   * Like `take`, for messages that are no codes. They leave half of the day's budget for codes, so that invitations of
   * hosts don't prevent people from signing in.
   */
  takeForNotice(): Promise<boolean>;
  giveNoticeBack(): Promise<void>;
  /** Counts a code that was used. */
  used(): Promise<void>;
  /**
   * Whether so few codes of the last two hours were used that every code now needs a proof of work. Warns operators.
   */
  isSuspicious(): Promise<boolean>;
}

const HOUR_MS = 3_600_000;
/** With fewer codes than this the share means nothing. */
const SAMPLE = 100;
/** Share of the day's budget that is reserved for members on browsers they have signed in with. */
const OWN_SHARE = 0.1;
/** Used codes divided by sent codes. */
const HEALTHY = 0.2;

/** Counts in the database, so that the budget holds for all servers together. */
export function createSmsBudget(
  platform: Pick<Platform, 'database' | 'clock' | 'log' | 'config'>,
): SmsBudget {
  const { database, clock, log } = platform;
  const smsADay = async (db: Connection): Promise<number> => await ruleNumber(platform, db, 'smsADay');
  const limitOf = async (db: Connection, own: boolean): Promise<number> => {
    const all = await smsADay(db);
    return own ? all : all - Math.floor(all * OWN_SHARE);
  };
  const alarm = async (
    period: 'day' | 'hour',
    event: string,
    words: string,
    facts: { count: number; detail?: string },
  ): Promise<void> => {
    const now = clock.now();
    if (await recordAlarm(database.read, period, periodStart(period, now), now))
      log.warn({ event, ...facts }, words);
  };
  return {
    spentFor: async (db, own) => {
      const now = clock.now();
      const { sent } = await smsSince(db, 'day', periodStart('day', now));
      return sent < (await limitOf(db, own)) ? null : secondsLeft('day', now);
    },
    take: async (own) => {
      const now = clock.now();
      const count = await limitOf(database.read, own);
      if (!(await countSent(database.read, 'day', periodStart('day', now), count))) {
        await alarm('day', 'sms.budget', 'the budget of text messages of this day is used up', { count });
        return false;
      }
      await countSent(database.read, 'hour', periodStart('hour', now), null);
      return true;
    },
    giveBack: async () => {
      const now = clock.now();
      for (const period of ['day', 'hour'] as const)
        await uncountSent(database.read, period, periodStart(period, now));
    },
    takeForNotice: async () =>
      await countSent(
        database.read,
        'day',
        periodStart('day', clock.now()),
        Math.floor((await smsADay(database.read)) / 2),
      ),
    giveNoticeBack: async () => await uncountSent(database.read, 'day', periodStart('day', clock.now())),
    used: async () => await countUsed(database.read, periodStart('hour', clock.now())),
    isSuspicious: async () => {
      const since = new Date(periodStart('hour', clock.now()).getTime() - HOUR_MS);
      const { sent, used } = await smsSince(database.read, 'hour', since);
      if (sent < SAMPLE || used / sent >= HEALTHY) return false;
      await alarm('hour', 'sms.unused', 'few of the codes that were sent are used', {
        count: sent,
        detail: `${used} of ${sent} used`,
      });
      return true;
    },
  };
}

import type { Platform } from '../../../platform/platform.ts';
import type { NoticeMessage, Sms } from '../ports/sms.ts';
import { periodStart } from './code-limits.ts';
import { countUse, giveBack } from './code-store.ts';
import type { SmsBudget } from './sms-budget.ts';

/** Text messages that are no codes, to people who agreed to them. */
export interface TextNotices {
  /** Whether the operator has configured them. */
  readonly isOn: boolean;
  /**
   * Sends a message: at most three a day to a mobile, and within half of the day's budget. Throws if the provider
   * fails. A later attempt with the same id doesn't send the message twice.
   */
  send(message: NoticeMessage): Promise<'sent' | 'tooMany' | 'overBudget'>;
}

const A_DAY = 3;
const KIND = 'notice';

export function createTextNotices(
  { database, clock, cipher }: Pick<Platform, 'database' | 'clock' | 'cipher'>,
  { sms, budget }: { sms: Sms; budget: SmsBudget },
): TextNotices {
  const { notify } = sms;
  return {
    isOn: notify !== undefined,
    send: async (message) => {
      if (notify === undefined) return 'overBudget';
      const now = clock.now();
      const key = cipher.blindIndex(message.mobile);
      const day = periodStart('day', now);
      const limit = { kind: KIND, count: A_DAY, pauseMs: 0 };
      if (!(await countUse(database.read, limit, key, day, now))) return 'tooMany';
      const isPaidFor = await budget.takeForNotice();
      if (!isPaidFor) {
        await giveBack(database.read, KIND, key, day);
        return 'overBudget';
      }
      try {
        await notify(message);
        return 'sent';
      } catch (error) {
        await budget.giveNoticeBack();
        await giveBack(database.read, KIND, key, day);
        throw error;
      }
    },
  };
}

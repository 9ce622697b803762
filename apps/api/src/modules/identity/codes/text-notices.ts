import type { SmsKind } from '@yayan/contract';
import type { Platform } from '../../../platform/platform.ts';
import type { NoticeMessage, Sms } from '../ports/sms.ts';
import { periodStart } from './code-limits.ts';
import { countUse, giveBack } from './code-store.ts';
import type { SmsBudget } from './sms-budget.ts';
import { isSwitchedOff } from './sms-choice-store.ts';

/** The kinds of text message that a member can switch off. */
export type NoticeKind = Exclude<SmsKind, 'code'>;

/** Text messages that are no codes, to people who agreed to them. */
export interface TextNotices {
  /** Whether the operator has configured them. */
  readonly isOn: boolean;
  /**
   * Sends a message: at most three a day to a mobile, within half of the day's budget, and never of a kind that the
   * member with this mobile has switched off (rule 7.25). The kind null stands for one that isn't known: it is not sent
   * to who has switched off any. Throws if the provider fails. A later attempt with the same id doesn't send the message
   * twice.
   */
  send(
    message: NoticeMessage & { readonly kind: NoticeKind | null },
  ): Promise<'sent' | 'tooMany' | 'overBudget' | 'switchedOff'>;
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
    send: async ({ kind, ...message }) => {
      if (notify === undefined) return 'overBudget';
      const now = clock.now();
      const key = cipher.blindIndex(message.mobile);
      if (await isSwitchedOff(database.read, key, kind)) return 'switchedOff';
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

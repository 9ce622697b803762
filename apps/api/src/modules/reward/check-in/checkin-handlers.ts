import { CardKind, CardState, type DataOf } from '@yayan/contract';
import type { Handlers } from '../../../call/call.ts';
import { dayOf, readDay } from '../../../platform/calendar.ts';
import { batchLoader } from '../../../platform/database/batch-loader.ts';
import { batchedIdempotentCommit } from '../../../platform/idempotency/batched-commit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { balanceEvent } from '../balance-event.ts';
import { countCards } from '../cards/card-store.ts';
import {
  type ComputedCheckin,
  checkInToday,
  checkinSteps,
  checkInUnlocked,
  historyStart,
  makeUpDay,
} from './checkin.ts';
import { type HistoryQuery, readHistories, readHistory } from '../streak/checkin-store.ts';
import { readStreakPay } from '../streak/streak-pay.ts';
import { checkinReceipt, checkinView } from './checkin-view.ts';

/** The calls of check-in. */
export function checkinHandlers(
  platform: Pick<Platform, 'clock' | 'config' | 'database' | 'events' | 'random'>,
): Pick<Handlers, 'getCheckin' | 'checkIn'> {
  const { clock, database, random } = platform;
  const historyOf = batchLoader((asked: readonly HistoryQuery[]) => readHistories(database.read, asked));
  const endCheckin = batchedIdempotentCommit<ComputedCheckin, DataOf<'checkIn'>>(platform, {
    steps: checkinSteps,
    answer: checkinReceipt,
    event: ({ memberId, at }) => balanceEvent(memberId, at),
  });
  return {
    getCheckin: async ({ caller: { memberId } }) => {
      const at = clock.now();
      const today = dayOf(at);
      const history = await readHistory(database.read, memberId, historyStart(today));
      const cards = await countCards(database.read, memberId, at, CardKind.MakeUp);
      return checkinView(history, today, {
        makeUpCards: cards[CardState.Usable],
        payOf: await readStreakPay(platform, database.read),
      });
    },
    checkIn: async ({ caller: { memberId }, body, idempotency }) => {
      const request = {
        memberId,
        at: clock.now(),
        payOf: await readStreakPay(platform, database.read),
      };
      const call = { memberId, ...idempotency };
      if (body.makeUp !== undefined) {
        const day = readDay(body.makeUp);
        return await endCheckin(call, (tx) => makeUpDay(tx, random, { ...request, day }));
      }
      const from = historyStart(dayOf(request.at));
      const early = checkInUnlocked(await historyOf({ memberId, from }), request);
      return await endCheckin(call, (tx) => checkInToday(tx, random, request), early);
    },
  };
}

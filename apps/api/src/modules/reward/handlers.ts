import { CardKind, CardState, CreditKind, type DataOf, LiveKind } from '@yayan/contract';
import type { Call, Handlers } from '../../contract/call.ts';
import { batching } from '../../platform/database/batching.ts';
import type { News } from '../../platform/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { endingIdempotently } from '../../platform/idempotent-ending.ts';
import type { LinksOf } from '../ledger/ports.ts';
import { calendarDay } from '../../platform/calendar-day.ts';
import { countCards } from './card-store.ts';
import { cardPage, cardRow } from './card-view.ts';
import {
  type CheckinDue,
  checkInToday,
  checkinSteps,
  checkInUnlocked,
  historyStart,
  makeUpDay,
} from './checkin.ts';
import { type HistoryAsked, readHistories, readHistory } from './checkin-store.ts';
import { checkinReceipt, checkinView } from './checkin-view.ts';
import { creditPage, creditView } from './credit.ts';
import { revealCard } from './reveal-card.ts';
import { type CardAsked, cardEffect, useCard } from './use-card.ts';

type RewardOperation =
  | 'getCheckin'
  | 'checkIn'
  | 'getCredit'
  | 'listCredits'
  | 'listCards'
  | 'previewCard'
  | 'revealCard'
  | 'useCard';

export interface RewardParts {
  platform: Pick<Platform, 'clock' | 'database' | 'events' | 'random'>;
  linksOf: LinksOf;
}

/** The calls of check-in, credit and cards. */
export function rewardHandlers({ platform, linksOf }: RewardParts): Pick<Handlers, RewardOperation> {
  const { clock, database, events, random } = platform;
  const historyOf = batching((asked: readonly HistoryAsked[]) => readHistories(database.read, asked));
  const cardAsked = ({ caller, body }: Call<'previewCard'> | Call<'useCard'>): CardAsked => ({
    memberId: caller.memberId,
    cardId: body.cardId,
    day: dayOf(body.day),
    at: clock.now(),
  });
  const balanceNews = (memberId: string, at: Date): News => ({
    topic: `member:${memberId}`,
    payload: { kind: LiveKind.Balance, at: at.toISOString() },
  });
  const endCheckin = endingIdempotently<CheckinDue, DataOf<'checkIn'>>(platform, {
    steps: checkinSteps,
    answer: checkinReceipt,
    news: ({ memberId, at }) => balanceNews(memberId, at),
  });
  return {
    getCheckin: async ({ caller: { memberId } }) => {
      const at = clock.now();
      const today = calendarDay(at);
      const history = await readHistory(database.read, memberId, historyStart(today));
      const cards = await countCards(database.read, memberId, at, CardKind.MakeUp);
      return checkinView(history, today, cards[CardState.Usable]);
    },
    checkIn: async ({ caller: { memberId }, body, idempotency }) => {
      const request = { memberId, at: clock.now() };
      const call = { memberId, ...idempotency };
      const day = dayOf(body.makeUp);
      if (day !== undefined)
        return await endCheckin(call, (tx) => makeUpDay(tx, random, { ...request, day }));
      const from = historyStart(calendarDay(request.at));
      const early = checkInUnlocked(await historyOf({ memberId, from }), request);
      return await endCheckin(call, (tx) => checkInToday(tx, random, request), early);
    },
    getCredit: async ({ caller }) => await creditView(database.read, caller.memberId, clock.now()),
    listCredits: async ({ caller, query }) =>
      await creditPage(database.read, caller.memberId, {
        linksOf,
        kind: query.kind ?? CreditKind.Credit,
        cursor: query.cursor,
        limit: query.limit ?? 20,
      }),
    listCards: async ({ caller, query }) =>
      await cardPage(database.read, { ...query, memberId: caller.memberId, at: clock.now() }),
    revealCard: async ({ caller: { memberId }, params }) =>
      await revealCard(database, { memberId, cardId: params.id, at: clock.now() }),
    previewCard: async (call) => await cardEffect(database.read, cardAsked(call)),
    useCard: async (call) =>
      await idempotently(database, { memberId: call.caller.memberId, ...call.idempotency }, async (tx) => {
        const asked = cardAsked(call);
        const { card, effect, balance } = await useCard(tx, random, asked);
        if (effect.coins !== null) {
          const { topic, payload } = balanceNews(asked.memberId, asked.at);
          await events.publishIn(tx, topic, payload);
        }
        return { card: cardRow(card), effect, balance };
      }),
  };
}

const dayOf = (text: string | undefined): Temporal.PlainDate | undefined =>
  text === undefined ? undefined : Temporal.PlainDate.from(text);

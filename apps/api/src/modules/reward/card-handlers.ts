import { readDay } from '../../platform/calendar.ts';
import type { Call, Handlers } from '../../call/call.ts';
import { idempotently } from '../../platform/idempotency/idempotency.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { balanceEvent } from './balance-event.ts';
import { cardPage, cardRow } from './cards/card-view.ts';
import { revealCard } from './cards/reveal-card.ts';
import { readStreakPay } from './streak/streak-pay.ts';
import { type CardUseRequest, cardEffect, useCard } from './use-card.ts';

/** The calls of cards. */
export function cardHandlers(
  platform: Pick<Platform, 'clock' | 'config' | 'database' | 'events' | 'random'>,
): Pick<Handlers, 'listCards' | 'previewCard' | 'revealCard' | 'useCard'> {
  const { clock, database, events, random } = platform;
  const cardAsked = async (
    db: Connection,
    { caller, body }: Call<'previewCard'> | Call<'useCard'>,
  ): Promise<CardUseRequest> => ({
    memberId: caller.memberId,
    cardId: body.cardId,
    day: body.day === undefined ? undefined : readDay(body.day),
    at: clock.now(),
    payOf: await readStreakPay(platform, db),
  });
  return {
    listCards: async ({ caller, query }) =>
      await cardPage(database.read, { ...query, memberId: caller.memberId, at: clock.now() }),
    revealCard: async ({ caller: { memberId }, params }) =>
      await revealCard(database, { memberId, cardId: params.id, at: clock.now() }),
    previewCard: async (call) => await cardEffect(database.read, await cardAsked(database.read, call)),
    useCard: async (call) =>
      await idempotently(database, { memberId: call.caller.memberId, ...call.idempotency }, async (tx) => {
        const asked = await cardAsked(tx, call);
        const { card, effect, balance } = await useCard(tx, random, asked);
        if (effect.coins !== null) {
          const { topic, payload } = balanceEvent(asked.memberId, asked.at);
          await events.publishIn(tx, topic, payload);
        }
        return { card: cardRow(card), effect, balance };
      }),
  };
}

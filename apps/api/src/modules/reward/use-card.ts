import { CardKind, CardState, CardTarget, type DataOf } from '@yayan/contract';
import { refuse } from '../../errors/api-fault.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import { balances } from '../ledger/module.ts';
import { type Day, dayOf, formatDay, readDay } from '../../platform/calendar.ts';
import { activateCard, readCards, type StoredCard } from './cards/card-store.ts';
import { ACTIVE_DAYS } from './cards/cards.ts';
import { finishCheckin, historyStart, makeUpDay } from './check-in/checkin.ts';
import { lockMember, readHistory } from './streak/checkin-store.ts';
import { isMissed, latestMissed, type StreakPay, streakOn, streakPlace, withDay } from './streak/streak.ts';
import type { Tx } from '../../platform/database/tx.ts';

export type CardEffect = DataOf<'previewCard'>;

export interface CardUseRequest {
  memberId: string;
  cardId: string;
  /** For a make-up card the missed day; by default the latest one. */
  day: Day | undefined;
  at: Date;
  payOf: StreakPay;
}

const DAY_MS = 86_400_000;

/**
 * The effect that using a card would have (rule 5.10); changes nothing. Refuses with CARD_NOT_FOUND when the member has
 * no such usable card, with CARD_NOT_USABLE when another of its kind is active or no day was missed, and with
 * MAKE_UP_DAY_INVALID for a day that a make-up card can't fill.
 */
export async function cardEffect(db: Connection, asked: CardUseRequest): Promise<CardEffect> {
  const card = await usableCard(db, asked);
  return card.kind === CardKind.MakeUp ? await makeUpEffect(db, asked) : await waitingEffect(db, card, asked);
}

/** Has the effect that `cardEffect` returns: uses the card up, or activates it. Refuses like `cardEffect`. */
export async function useCard(
  tx: Tx,
  random: Random,
  asked: CardUseRequest,
): Promise<{ card: StoredCard; effect: CardEffect; balance: number }> {
  await lockMember(tx, asked.memberId);
  const card = await usableCard(tx, asked);
  const effect = await cardEffect(tx, asked);
  if (effect.day !== null)
    await finishCheckin(
      tx,
      await makeUpDay(tx, random, {
        memberId: asked.memberId,
        at: asked.at,
        payOf: asked.payOf,
        day: readDay(effect.day),
        card,
      }),
    );
  else if (effect.until !== null) await activateCard(tx, asked.memberId, card.id, new Date(effect.until));
  const [after = card] = await readCards(tx, {
    memberId: asked.memberId,
    at: asked.at,
    id: card.id,
    limit: 1,
  });
  return { card: after, effect, balance: (await balances(tx, asked.memberId)).coins };
}

async function usableCard(db: Connection, { memberId, cardId, at }: CardUseRequest): Promise<StoredCard> {
  const [card] = await readCards(db, { memberId, at, id: cardId, state: CardState.Usable, limit: 1 });
  return card ?? refuse('CARD_NOT_FOUND');
}

async function makeUpEffect(
  db: Connection,
  { memberId, day, at, payOf }: CardUseRequest,
): Promise<CardEffect> {
  const today = dayOf(at);
  const history = await readHistory(db, memberId, historyStart(today));
  const missed = day ?? latestMissed(history, today) ?? refuse('CARD_NOT_USABLE');
  if (!isMissed(history, missed, today)) return refuse('MAKE_UP_DAY_INVALID');
  const coins = payOf(streakOn(history, missed), missed);
  const streak = streakOn(withDay(history, missed, payOf), today);
  return {
    kind: CardKind.MakeUp,
    target: CardTarget.MissedDay,
    day: missed,
    text: `补签 ${formatDay(missed)}，得 ${coins} 金币，连续签到变为第 ${streak} 天`,
    coins,
    streakDay: streakPlace(streak),
    until: null,
  };
}

async function waitingEffect(
  db: Connection,
  { kind }: StoredCard,
  { memberId, at }: CardUseRequest,
): Promise<CardEffect> {
  const [waiting] = await readCards(db, { memberId, at, kind, state: CardState.Active, limit: 1 });
  if (waiting !== undefined) return refuse('CARD_NOT_USABLE');
  const doubles = kind === CardKind.DoubleCoin;
  return {
    kind,
    target: doubles ? CardTarget.NextSurvey : CardTarget.NextOrder,
    day: null,
    text: doubles
      ? `接下来 ${ACTIVE_DAYS} 天内完成的下一份问卷，金币翻倍`
      : `接下来 ${ACTIVE_DAYS} 天内的下一次兑换，免手续费`,
    coins: null,
    streakDay: null,
    until: new Date(at.getTime() + ACTIVE_DAYS * DAY_MS).toISOString(),
  };
}

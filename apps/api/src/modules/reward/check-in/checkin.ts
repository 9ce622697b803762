import { CardKind } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Steps } from '../../../platform/database/cte-chain.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Random } from '../../../platform/random.ts';
import type { Posting } from '../../ledger/api.ts';
import { CREDIT, creditLegs, transferStep } from '../../ledger/module.ts';
import { finishNewcomerStep } from '../../member/module.ts';
import {
  addDays,
  type Day,
  dayOf,
  endOfDay,
  firstOfMonth,
  formatDay,
  formatMonth,
} from '../../../platform/calendar.ts';
import { grantCard, nextUsable } from '../cards/cards.ts';
import { spendCard, type StoredCard } from '../cards/card-store.ts';
import {
  type DayToStore,
  lockHistoriesStep,
  lockHistory,
  readHistory,
  renumberDay,
  storeDay,
  storeDaysStep,
} from '../streak/checkin-store.ts';
import {
  checkedDay,
  type CheckedDay,
  type CheckinHistory,
  isMissed,
  MAKE_UP_DAYS,
  type StreakPay,
  streakOn,
  streakPlace,
  STRIP_DAYS,
  withDay,
} from '../streak/streak.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Seven days in a row give a make-up card, which is usable for this many days. */
const MAKE_UP_CARD_DAYS = 30;

export interface CheckinRequest {
  memberId: string;
  at: Date;
  payOf: StreakPay;
}

export interface MakeUpRequest extends CheckinRequest {
  day: Day;
  /** The card to use; by default the one that expires first. */
  card?: StoredCard;
}

/** A calculated check-in for `checkinSteps` to store and pay. `history` is the history after it. */
export interface ComputedCheckin extends DayToStore {
  history: CheckinHistory;
  /** What a check-in on the next day will pay. */
  tomorrowCoins: number;
}

/**
 * The first day of the history that the rules need on `today`. It covers the streak before the earliest make-up day,
 * and the month.
 */
export function historyStart(today: Day): Day {
  const reach = addDays(today, -(MAKE_UP_DAYS + 1));
  const month = firstOfMonth(today);
  return reach < month ? reach : month;
}

/**
 * Prepares a member's check-in for the calendar day of `at` (rule 4.8); its steps store and pay it. A seventh day in a
 * row also gives a make-up card. Refuses with ALREADY_CHECKED_IN.
 */
export async function checkInToday(
  tx: Tx,
  random: Random,
  { memberId, at, payOf }: CheckinRequest,
): Promise<ComputedCheckin> {
  const today = dayOf(at);
  const history = await lockHistory(tx, memberId, historyStart(today));
  if (history.first === undefined) await finishNewcomerStep(tx, memberId, 'firstCheckin', at);
  return await fillDay(tx, random, { memberId, at, payOf, day: today, history, madeUp: false });
}

/**
 * Like `checkInToday`, from a `history` since `historyStart` that was read without a lock. If the history changed
 * since, the steps store nothing and return no row. Undefined for a day that is checked in already, and for days that
 * store more than the day and its pay: a member's first day, and a seventh in a row.
 */
export function checkInUnlocked(
  history: CheckinHistory,
  { memberId, at, payOf }: CheckinRequest,
): ComputedCheckin | undefined {
  const day = dayOf(at);
  if (history.first === undefined || checkedDay(history, day) !== undefined) return undefined;
  const due = dueOf({ memberId, at, payOf, day, history, madeUp: false });
  return fillsStrip(due) || recounted(history, due).length > 0 ? undefined : due;
}

/**
 * Fills a missed day with a make-up card (rule 4.9). It pays by its place in the streak, and the streaks of the days
 * after it are recalculated. Refuses with MAKE_UP_DAY_INVALID, or with CARD_NOT_FOUND when the member has no usable
 * card.
 */
export async function makeUpDay(
  tx: Tx,
  random: Random,
  { memberId, at, payOf, day, card }: MakeUpRequest,
): Promise<ComputedCheckin> {
  const today = dayOf(at);
  const history = await lockHistory(tx, memberId, historyStart(today));
  if (!isMissed(history, day, today)) return refuse('MAKE_UP_DAY_INVALID');
  const spent = card ?? (await nextUsable(tx, memberId, CardKind.MakeUp, at)) ?? refuse('CARD_NOT_FOUND');
  await spendCard(tx, memberId, spent.id, { at, text: `补签 ${formatDay(day)}`, url: null });
  return await fillDay(tx, random, { memberId, at, payOf, day, history, madeUp: true });
}

/** Whether a member has checked in on the calendar day of `at`. */
export async function isCheckedIn(db: Connection, memberId: string, at: Date): Promise<boolean> {
  const today = dayOf(at);
  return checkedDay(await readHistory(db, memberId, today), today) !== undefined;
}

/** Key of the transfer that pays a day. */
export function checkinKey(memberId: string, day: Day): string {
  return `checkin:${memberId}:${day}`;
}

/**
 * Steps that store and pay check-ins of different members. They return `member_id`, and the available coins as `value`.
 */
export function checkinSteps(dues: readonly ComputedCheckin[]): Steps {
  const held = lockHistoriesStep(dues);
  const filled = storeDaysStep(dues, held);
  return [held, filled, transferStep(dues.map(postingOf), filled)];
}

/**
 * Stores and pays a member's check-in; returns the available coins afterwards. The caller must hold the member's lock.
 */
export async function finishCheckin(tx: Tx, due: ComputedCheckin): Promise<number> {
  return (await storeDay(tx, checkinSteps([due]))) ?? refuse('INTERNAL');
}

type CheckinInput = CheckinRequest & Pick<ComputedCheckin, 'day' | 'history' | 'madeUp'>;

async function fillDay(tx: Tx, random: Random, decided: CheckinInput): Promise<ComputedCheckin> {
  const { memberId, at, day, history } = decided;
  if (checkedDay(history, day) !== undefined) return refuse('ALREADY_CHECKED_IN');
  const due = dueOf(decided);
  for (const other of recounted(history, due)) await renumberDay(tx, memberId, other);
  if (fillsStrip(due))
    await grantCard(tx, random, {
      memberId,
      kind: CardKind.MakeUp,
      source: `${formatMonth(day)}连续签到奖励`,
      key: `streak:${day}`,
      at,
      expiresAt: endOfDay(addDays(day, MAKE_UP_CARD_DAYS)),
    });
  return due;
}

/** The rows and the pay for filling an empty day, calculated from the history before it. */
function dueOf({ memberId, at, payOf, day, history, madeUp }: CheckinInput): ComputedCheckin {
  const after = withDay(history, day, payOf);
  const filled = checkedDay(after, day) ?? refuse('INTERNAL');
  const today = dayOf(at);
  const tomorrowCoins = payOf(streakOn(after, today) + 1, addDays(today, 1));
  const from = historyStart(today);
  return { ...filled, memberId, at, madeUp, history: after, tomorrowCoins, from, known: history.days.length };
}

const postingOf = (due: ComputedCheckin): Posting => {
  const { memberId, day, streak, coins, madeUp, at } = due;
  const credit = CREDIT.checkin + (fillsStrip(due) ? CREDIT.checkinStreak : 0);
  return {
    key: checkinKey(memberId, day),
    memberId,
    reason: 'earned',
    cause: {
      kind: 'checkin',
      id: day,
      title: `${madeUp ? `补签 ${formatDay(day)}，` : ''}连续签到第 ${streak} 天`,
    },
    legs: [{ asset: 'coin', amount: coins, platform: 'issue' }, ...creditLegs(credit)],
    at,
  };
};

/** The stored days whose place in the streak changes. */
const recounted = (before: CheckinHistory, { history }: ComputedCheckin): CheckedDay[] =>
  history.days.filter(({ day, streak }) => streak !== (checkedDay(before, day)?.streak ?? streak));

/** Whether the day is the seventh in a row, which gives a card; a made-up day gives none. */
const fillsStrip = ({ madeUp, streak }: ComputedCheckin): boolean =>
  !madeUp && streakPlace(streak) === STRIP_DAYS;

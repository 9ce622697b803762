import type { CheckinRequest } from '@yayan/api-client';
import { mockCheckIn, mockGetCheckin, refuse } from '@yayan/api-client/mocks';
import { jsonOf } from '../json-of.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import type { Member, World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';

const DAY_MS = 24 * 3_600_000;
const SHANGHAI_MS = 8 * 3_600_000;
const pay = [5, 5, 8, 8, 10, 10, 50];
const payOf = (day: number): number => pay[(day - 1) % pay.length] ?? 0;

/** The calendar day in Shanghai, some days later. */
export const dayOf = (now: number, later = 0): string =>
  new Date(now + SHANGHAI_MS + later * DAY_MS).toISOString().slice(0, 10);

/** The number of consecutive days up to yesterday. */
const streakBefore = ({ checkedIn }: Member, now: number): number => {
  let days = 0;
  while (checkedIn.has(dayOf(now, -days - 1))) days += 1;
  return days;
};

/** Checking in once a day, with the coins for consecutive days. */
export const checkInAnswers = (world: World): Answers => ({
  getCheckin: mockGetCheckin((_example, { request }) => {
    const member = memberOf(world, request);
    const now = world.now();
    const today = dayOf(now);
    const checked = member.checkedIn.has(today);
    const before = streakBefore(member, now) % pay.length;
    const monthDates = [...member.checkedIn].filter((day) => day.startsWith(today.slice(0, 7))).toSorted();
    return {
      date: today,
      checked,
      isFirst: member.checkedIn.size === 0,
      streakDay: before + 1,
      strip: pay.map((coins, at) => ({
        day: at + 1,
        date: dayOf(now, at - before),
        coins,
        state: at < before || (at === before && checked) ? 'done' : at === before ? 'today' : 'coming',
      })),
      monthCount: monthDates.length,
      monthDates,
      makeUp: { cards: 0, day: null },
    };
  }),

  checkIn: mockCheckIn(async (_example, { request }) => {
    const member = memberOf(world, request);
    const { makeUp } = await jsonOf<CheckinRequest>(request);
    if (makeUp !== undefined) return refuse('CARD_NOT_FOUND');
    const now = world.now();
    const date = dayOf(now);
    if (member.checkedIn.has(date)) return refuse('ALREADY_CHECKED_IN');
    const streakDay = (streakBefore(member, now) % pay.length) + 1;
    const coins = payOf(streakDay);
    member.checkedIn.add(date);
    const cause = { kind: 'checkin', id: date, title: `连续签到第 ${streakDay} 天`, link: '/home' } as const;
    const row = member.ledger.add({ id: world.nextId(), at: world.time(), amount: coins, cause });
    return {
      date,
      madeUp: false,
      coins,
      streakDay,
      monthCount: [...member.checkedIn].filter((day) => day.startsWith(date.slice(0, 7))).length,
      tomorrowCoins: payOf(streakDay + 1),
      balance: row.balanceAfter,
    };
  }),
});

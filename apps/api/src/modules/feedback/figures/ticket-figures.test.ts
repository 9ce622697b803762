import { afterAll, beforeAll, expect, it } from 'vitest';
import { ticketCalls } from '../../../../test/feedback/ticket-calls.ts';
import { consoleCall, signInOperator } from '../../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { operatorFeedback } from '../../../composition/tickets/feedback-deps.ts';
import { startOfDay, readDay } from '../../../platform/calendar.ts';
import { moveTicket } from '../tickets/operate.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const { join, opened, call } = ticketCalls(() => system);

const answer = async (number: string): Promise<void> => {
  for (const move of ['accepted', 'answered'] as const)
    await moveTicket(operatorFeedback(system.platform), number, { move, by: 'lin.yue', text: '处理好了' });
};
const count = async (): Promise<void> => {
  await system.platform.jobs.handlerOf('feedback.count-figures')?.({}, { id: 'cron', attempt: 0 });
};
const figures = async () =>
  (await consoleCall(system, 'getTicketFigures', {}, await signInOperator(system, 'support'))).data;
const listed = async (query: Record<string, string | boolean>) =>
  (await consoleCall(system, 'listOperatorTickets', { query }, await signInOperator(system, 'support'))).data;

it('14.81 figures are those of the week in which tickets were opened, and only what the job counted', async () => {
  expect(await figures()).toEqual({ countedAt: null, weeks: [], waiting: [] });
  const [first, second, third] = [await join(), await join(), await join()];
  const minutesSince = (at: Date): number => (system.clock.now().getTime() - at.getTime()) / MINUTE_MS;
  const fastAt = system.clock.now();
  const fast = await opened(first, { kind: 'coins' });
  const same = await opened(first, { kind: 'coins', text: '同一件事又提交了一次' });
  const slowAt = system.clock.now();
  const slow = await opened(second, { kind: 'coins' });
  const open = await opened(third, { kind: 'suggestion' });
  const support = await signInOperator(system, 'support');
  const into = { params: { number: same.number }, body: { input: { into: fast.number } }, key: system.key() };
  expect((await consoleCall(system, 'mergeTicket', into, support)).outcome).toBe('OK');
  system.clock.advance(60 * MINUTE_MS);
  const fastMinutes = minutesSince(fastAt);
  await answer(fast.number);
  system.clock.advance(120 * MINUTE_MS);
  const slowMinutes = minutesSince(slowAt);
  await answer(slow.number);
  await count();
  const medianMinutes = Math.round((fastMinutes + slowMinutes) / 2);
  const coins = {
    kind: 'coins',
    opened: 3,
    answered: 2,
    due: 2,
    kept: 2,
    medianMinutes,
    slowMinutes: Math.round(fastMinutes + 0.9 * (slowMinutes - fastMinutes)),
  };
  const [week] = (await figures()).weeks;
  expect(week).toMatchObject({ isRunning: true, all: { opened: 4, due: 2, medianMinutes } });
  expect(week?.kinds).toEqual([
    { ...coins, reopened: 0 },
    {
      kind: 'suggestion',
      opened: 1,
      answered: 0,
      due: 0,
      kept: 0,
      reopened: 0,
      medianMinutes: null,
      slowMinutes: null,
    },
  ]);

  // A second answer changes neither the time nor the promise of the first one.
  const again = await system.signIn(second.mobile);
  expect((await call('reopenTicket', slow.id, again, { text: '还是没有到账' })).code).toBe(200);
  expect((await figures()).weeks[0]).toEqual(week);
  system.clock.advance(8 * DAY_MS);
  await moveTicket(operatorFeedback(system.platform), slow.number, {
    move: 'answered',
    by: 'lin.yue',
    text: '这次补发了',
  });
  await count();
  const later = await figures();
  const [, before] = later.weeks;
  expect(before).toMatchObject({
    from: week?.from,
    isRunning: false,
    all: {
      opened: 4,
      answered: 2,
      due: 3,
      kept: 2,
      reopened: 1,
      medianMinutes,
      slowMinutes: coins.slowMinutes,
    },
  });
  expect(before?.kinds[0]).toEqual({ ...coins, reopened: 1 });
  // Counting again changes nothing.
  await count();
  expect((await figures()).weeks).toEqual(later.weeks);

  const older = later.waiting.find(({ age }) => age === 'older');
  expect(later.waiting.map(({ age }) => age)).toEqual(['today', 'days3', 'days7', 'older']);
  const until = new Date(startOfDay(readDay(older?.until ?? '')).getTime() + DAY_MS).toISOString();
  const waiting = await listed({ open: true, openedUntil: until });
  expect(older).toMatchObject({ from: null, count: waiting.count });
  expect(waiting.items.map(({ number }) => number)).toContain(open.number);
});

it('14.81 a figure leads to the list of its tickets', async () => {
  const [, week] = (await figures()).weeks;
  const between = {
    openedFrom: startOfDay(readDay(week?.from ?? '')).toISOString(),
    openedUntil: new Date(startOfDay(readDay(week?.until ?? '')).getTime() + DAY_MS).toISOString(),
  };
  expect((await listed(between)).count).toBe(week?.all.opened);
  expect((await listed({ ...between, kind: 'coins' })).count).toBe(3);
  expect((await listed({ ...between, reopened: true })).count).toBe(week?.all.reopened);
  expect((await listed({ ...between, reopened: false })).count).toBe(3);
});

it('14.95 figures of a period are those of the weeks that it touches, at most a year of them', async () => {
  const support = await signInOperator(system, 'support');
  const read = async (query: { from?: string; until?: string }) =>
    (await consoleCall(system, 'getTicketFigures', { query }, support)).data.weeks;
  const all = await read({});
  expect(all).toHaveLength(13);
  const [, second, third] = all;
  expect(await read({ from: third?.until ?? '', until: second?.from ?? '' })).toEqual([second, third]);
  expect(await read({ from: '2001-01-01' })).toHaveLength(53);
  expect(await read({ from: '2999-01-01' })).toEqual([]);
  expect((await read({ until: '2999-01-01' }))[0]).toMatchObject({ isRunning: true });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, signInOperator } from '../../../../test/operator/console-calls.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { dayOf, startOfDay } from '../../../platform/calendar.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

let system: TestSystem;
let joined = 0;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

/** Moves the clock on to this time after the midnight that is next, or that many days later. */
const goTo = (hours: number, days = 1): void => {
  const now = system.clock.now();
  const midnight = startOfDay(dayOf(new Date(now.getTime() + days * 24 * HOUR_MS)));
  system.clock.advance(midnight.getTime() + hours * HOUR_MS - now.getTime());
};
const join = async (): Promise<void> => {
  await system.signIn(freshMobile(7800 + (joined += 1)));
};
const count = async (): Promise<void> => {
  await system.platform.jobs.handlerOf('operator.day-figures')?.({}, { id: 'cron', attempt: 0 });
};
const signUps = async () => {
  const { data } = await consoleCall(system, 'getDayFigures', {}, await signInOperator(system, 'admin'));
  const found = data.figures.find(({ name }) => name === 'signUps');
  return { until: data.countedUntil, ...found };
};

it('14.60 today is compared with the same weekday until the same time, from what the job counted', async () => {
  goTo(1);
  await join();
  system.clock.advance(HOUR_MS);
  await join();
  await join();
  system.clock.advance(8 * HOUR_MS);
  await join();
  system.clock.advance(HOUR_MS);
  await count();
  expect(await signUps()).toMatchObject({ value: 4, valueBefore: 0 });
  system.clock.advance(WEEK_MS - 8 * HOUR_MS);
  await join();
  // Not counted yet, and after the last count nothing is.
  expect(await signUps()).toMatchObject({ value: 0 });
  system.clock.advance(HOUR_MS / 2);
  await count();
  const first = await signUps();
  expect(first).toMatchObject({ value: 1, valueBefore: 3, hours: [0, 0, 0, 1] });
  expect(first.hoursBefore?.slice(0, 12)).toEqual([0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
  // Counting again adds nothing.
  await count();
  expect(await signUps()).toEqual(first);
});

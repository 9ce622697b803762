import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TestSystem } from '../../../test/system/test-system.ts';
import { ruleNumber } from './module.ts';
import { insertNumberChange } from './number-store.ts';

const HOUR_MS = 3_600_000;

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => system.stop());

const smsADay = async () => await ruleNumber(system.platform, system.platform.database.read, 'smsADay');

it('14.80 what another server changed at once holds here within a second, and what it announced holds from its time', async () => {
  const before = await smsADay();
  const machine = vi.spyOn(performance, 'now');
  const read = performance.now() + 10_000;
  machine.mockReturnValue(read);
  expect(await smsADay()).toBe(before);
  const now = system.clock.now();
  // Inserts itself, as another server does: this one isn't told.
  const change = async (value: number, holdsFrom: Date) =>
    await system.platform.database.transaction(
      async (tx) =>
        await insertNumberChange(tx, {
          id: system.platform.random.uuid(),
          name: 'smsADay',
          value,
          holdsFrom,
          reason: '另一台服务器',
          madeBy: 'admin',
          madeAt: now,
        }),
    );
  await change(40_000, now);
  await change(50_000, new Date(now.getTime() + HOUR_MS));
  expect(await smsADay()).toBe(before);
  machine.mockReturnValue(read + 1_000);
  expect(await smsADay()).toBe(40_000);
  system.clock.advance(HOUR_MS);
  // Nothing is read again, and the number that was announced holds.
  expect(await smsADay()).toBe(50_000);
});

import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { joinAs } from '../../../../test/invite/invite.ts';
import { setNumber } from '../../../../test/rule/set-number.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { reconcile } from '../../ledger/module.ts';
import { checkinsPaid } from './reconcile-checkins.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  const [result] = await reconcile(system.platform.database, [checkinsPaid]);
  expect(result?.findings).toEqual([]);
  await system.stop();
});

it('4.31 a check-in pays the number of its day on every server, and the strip shows each day with its own', async () => {
  system.clock.set('2026-12-01T20:00:00+08:00');
  await setNumber(system, { name: 'checkinDay2', value: 7, holdsFrom: '2026-12-03T00:00:00+08:00' });
  await setNumber(system, { name: 'checkinDay3', value: 9, holdsFrom: '2026-12-04T00:00:00+08:00' });
  system.clock.set('2026-12-02T23:50:00+08:00');
  const [first, second] = [await joinAs(system), await joinAs(system)];
  const strip = async () => (await system.get('getCheckin', {}, first.asker)).strip.map(({ coins }) => coins);
  const checkIn = async ({ asker }: typeof first) =>
    await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, asker);
  expect(await strip()).toEqual([5, 7, 9, 8, 10, 10, 50]);
  expect(await checkIn(first)).toMatchObject({ coins: 5, tomorrowCoins: 7 });
  // From here on this server reads no number again, like one whose last read is fresh.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  system.clock.set('2026-12-02T23:59:59.999+08:00');
  expect(await checkIn(second)).toMatchObject({ coins: 5 });
  system.clock.set('2026-12-03T00:00:00+08:00');
  expect(await checkIn(first)).toMatchObject({ coins: 7, tomorrowCoins: 9 });
  expect(await strip()).toEqual([5, 7, 9, 8, 10, 10, 50]);
  const { body } = await system.get('getHelpArticle', { params: { id: '21304' } });
  expect(JSON.stringify(body)).toContain('5、7、8、8、10、10、50');
});

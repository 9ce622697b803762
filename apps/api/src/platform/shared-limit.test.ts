import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testPlatform, type TestPlatform } from '../../test/system/test-platform.ts';
import { createSharedLimit, type SharedLimit } from './shared-limit.ts';

let system: TestPlatform;
let servers: readonly [SharedLimit, SharedLimit];
beforeAll(async () => {
  system = await testPlatform();
});
afterAll(() => system.stop());
beforeEach(() => {
  system.clock.advance(60_000);
  servers = [createSharedLimit(system.platform), createSharedLimit(system.platform)];
});

const take = (server: SharedLimit, times: number, address = '203.0.113.7', kind = 'loginBySms'): number => {
  for (let count = 0; count < times; count += 1)
    try {
      server.take(kind, address, 10);
    } catch {
      return count;
    }
  return times;
};
const exchangeAll = async (): Promise<void> => {
  for (const server of servers) await server.exchange();
};

test('one server alone counts without the database', () => {
  expect(take(servers[0], 20)).toBe(10);
  expect(() => servers[0].take('loginBySms', '203.0.113.7', 10)).toThrow(
    expect.objectContaining({ name: 'TOO_MANY' }),
  );
});

test('what one server let pass counts on the others', async () => {
  expect(take(servers[0], 6)).toBe(6);
  await exchangeAll();
  expect(take(servers[1], 1)).toBe(1);
  await exchangeAll();
  expect(take(servers[1], 20)).toBe(3);
  expect(take(servers[0], 1)).toBe(1); // It gets the other servers' calls with its next exchange.
  for (const server of [servers[1], servers[0]]) await server.exchange();
  expect(take(servers[0], 1)).toBe(0);
});

test('another network and another kind of call count apart', () => {
  expect(take(servers[0], 10, '2001:db8:0:1::/64')).toBe(10);
  expect(take(servers[0], 1, '2001:db8:0:1::/64')).toBe(0);
  expect(take(servers[0], 1, '2001:db8:0:2::/64')).toBe(1);
  expect(take(servers[0], 1, '2001:db8:0:1::/64', 'loginByPassword')).toBe(1);
});

test('the next minute begins anew, and old ones are forgotten', async () => {
  expect(take(servers[0], 10)).toBe(10);
  await exchangeAll();
  system.clock.advance(60_000);
  expect(take(servers[0], 1)).toBe(1);
  await exchangeAll();
  system.clock.advance(6 * 60_000);
  expect(take(servers[0], 1)).toBe(1);
  await exchangeAll();
  const kept = await system.platform.database.read.selectFrom('call_counts').select('minute').execute();
  expect(kept).toHaveLength(1);
});

test('no address is stored', async () => {
  take(servers[0], 1);
  await exchangeAll();
  const rows = await system.platform.database.read.selectFrom('call_counts').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

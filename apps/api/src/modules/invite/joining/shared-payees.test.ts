import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Random } from '../../../platform/random.ts';
import { runs, timeFor } from '../../../../test/runs.ts';
import { seededRandom } from '../../../../test/seeded-random.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { inviteDeps } from '../../../composition/ports/invite-ports.ts';
import { recordPayee } from './record-payee.ts';
import { codeOf, joinAs, ownAddress, type TestMember } from '../../../../test/invite/invite.ts';

const RINGS = runs(6, 2_000);
const NORMAL = runs(60, 10_000);
const SEED = Number(process.env['YAYAN_SEED'] ?? 20_261_121);
/** The largest ring. `npm test` uses small rings, because making many members takes minutes. */
const MOST_OF_A_RING = RINGS < 100 ? 6 : 50;

let system: TestSystem;
beforeAll(async () => {
  const environment = { SMS_A_DAY: '1000000', CALLS_A_MINUTE: '1000000' };
  system = await TestSystem.start({ seeded: false, environment });
});
afterAll(() => system.stop());

const payTo = async ({ id }: TestMember, account: string): Promise<void> =>
  await system.platform.database.transaction((tx) =>
    recordPayee(inviteDeps(system.platform), tx, id, account),
  );

/** Makes an inviter who joined a second before the invited members. */
const newInviter = async (): Promise<{ inviter: TestMember; inviteCode: string }> => {
  const inviter = await joinAs(system);
  system.clock.advance(1_000);
  return { inviter, inviteCode: await codeOf(system, inviter) };
};

const voided = async (inviter: TestMember): Promise<number> =>
  (await system.get('listInvitees', { query: { state: 'void' } }, inviter.asker)).total;

/**
 * The data that the accounts of one person share: the same phones; the same network, with cookies cleared; or only a
 * few payout accounts, if the person changes device and network each time.
 */
const WAYS = ['device', 'network', 'payout'] as const;

let rings = 0;
/** One person with `size` accounts, the first of which invites the others. */
async function ring(random: Random, size: number): Promise<TestMember> {
  const way = WAYS[random.int(WAYS.length)] ?? 'device';
  const name = `ring-${(rings += 1)}`;
  const { inviter, inviteCode } = await newInviter();
  if (way === 'payout') await payTo(inviter, `alipay:${name}-0@example.cn`);
  for (let account = 1; account < size; account += 1) {
    // A device gets at most twenty codes a day, so larger rings need more phones.
    const shared = Math.floor(account / 15);
    const deviceId = shared === 0 ? inviter.asker.deviceId : `${name}-phone-${shared}`;
    const joined = await joinAs(system, {
      inviteCode,
      ...(way === 'device' && { deviceId }),
      ...(way === 'network' && { address: inviter.asker.address }),
    });
    if (way === 'payout') await payTo(joined, `alipay:${name}-${random.int(3)}@example.cn`);
  }
  if (way === 'payout') await payTo(inviter, `alipay:${name}-1@example.cn`);
  if (way === 'payout') await payTo(inviter, `alipay:${name}-2@example.cn`);
  return inviter;
}

/** Friends who are different people and join by one code. Each has their own phone, network and payout account. */
async function friends(random: Random, count: number): Promise<TestMember> {
  const { inviter, inviteCode } = await newInviter();
  await payTo(inviter, `alipay:${inviter.id}`);
  // In a quarter of the groups the first two friends share a network, as in a flat or a dormitory.
  const flat = random.int(4) === 0 ? ownAddress() : undefined;
  for (let friend = 0; friend < count; friend += 1) {
    const joined = await joinAs(system, {
      inviteCode,
      ...(flat !== undefined && friend < 2 && { address: flat }),
    });
    await payTo(joined, `alipay:${joined.id}`);
  }
  return inviter;
}

describe(`S4 invite rings, seed ${SEED}`, () => {
  test(
    `flags at least 95 % of ${RINGS} rings of 2 to ${MOST_OF_A_RING}`,
    async () => {
      const random = seededRandom(SEED);
      let flagged = 0;
      for (let count = 0; count < RINGS; count += 1)
        if ((await voided(await ring(random, 2 + random.int(MOST_OF_A_RING - 1)))) > 0) flagged += 1;
      expect(flagged / RINGS).toBeGreaterThanOrEqual(0.95);
    },
    timeFor(RINGS, 60_000),
  );

  test(
    `flags at most 1 % of ${NORMAL} real friends`,
    async () => {
      const random = seededRandom(SEED + 1);
      let invited = 0;
      let flagged = 0;
      while (invited < NORMAL) {
        const count = Math.min(1 + random.int(8), NORMAL - invited);
        flagged += await voided(await friends(random, count));
        invited += count;
      }
      expect(flagged / invited).toBeLessThanOrEqual(0.01);
    },
    timeFor(NORMAL, 2_000),
  );
});

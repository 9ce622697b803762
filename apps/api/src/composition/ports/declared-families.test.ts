import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, joinAs, type TestMember } from '../../../test/invite/invite.ts';
import { verifyMember } from '../../../test/member/verify-member.ts';
import { TestSystem } from '../../../test/system/test-system.ts';
import { restoreFamilies } from '../../modules/invite/rewards/declare-family.ts';
import { balances } from '../../modules/ledger/module.ts';
import { inviteDeps } from './invite-ports.ts';

const DAY_MS = 86_400_000;

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

async function newInviter(): Promise<{ inviter: TestMember; inviteCode: string }> {
  const inviter = await joinAs(system);
  const inviteCode = await codeOf(system, inviter);
  system.clock.advance(1000);
  return { inviter, inviteCode };
}
const inviteesOf = async ({ asker }: TestMember) => (await system.get('listInvitees', {}, asker)).items;
const declare = async ({ asker }: TestMember, id: string) =>
  (await system.call('declareFamily', { params: { id } }, asker)).code;
const look = () =>
  restoreFamilies(inviteDeps(system.platform), system.clock.now(), new AbortController().signal);
const pending = async ({ id }: TestMember) =>
  (await balances(system.platform.database.read, id)).pendingCoins;

/** An inviter with friends of the same network, which makes the invitations void. */
async function household(
  friends: number,
): Promise<{ inviter: TestMember; home: TestMember[]; ids: string[] }> {
  const { inviter, inviteCode } = await newInviter();
  const home: TestMember[] = [];
  for (let count = 0; count < friends; count += 1)
    home.unshift(await joinAs(system, { inviteCode, address: inviter.asker.address }));
  const items = await inviteesOf(inviter);
  expect(items.map(({ state, family }) => [state, family])).toEqual(home.map(() => ['void', 'possible']));
  return { inviter, home, ids: items.map(({ id }) => id) };
}

describe('rule 4.30: a friend who is family', () => {
  it('counts once both have passed the real-name check, and earns the steps done until then, once', async () => {
    const { inviter, home, ids } = await household(1);
    const [id = ''] = ids;
    expect(await declare(inviter, id)).toBe(200);
    expect(await inviteesOf(inviter)).toMatchObject([{ state: 'void', family: 'declared' }]);
    await verifyMember(system.platform, inviter.id);
    await look();
    expect(await pending(inviter)).toBe(0);
    await verifyMember(system.platform, home[0]?.id ?? '');
    await look();
    await look();
    expect(await pending(inviter)).toBe(20);
    expect(await inviteesOf(inviter)).toMatchObject([
      { state: 'registered', reason: null, steps: [{ step: 'verified', state: 1, coins: 20 }, {}, {}] },
    ]);
  });

  it('counts at once if both have passed it before', async () => {
    const { inviter, home, ids } = await household(1);
    await verifyMember(system.platform, inviter.id);
    await verifyMember(system.platform, home[0]?.id ?? '');
    expect(await declare(inviter, ids[0] ?? '')).toBe(200);
    expect(await pending(inviter)).toBe(20);
  });

  it('no longer counts 90 days after the declaration', async () => {
    const { inviter, home, ids } = await household(1);
    await declare(inviter, ids[0] ?? '');
    system.clock.advance(91 * DAY_MS);
    await verifyMember(system.platform, inviter.id);
    await verifyMember(system.platform, home[0]?.id ?? '');
    await look();
    expect(await pending(inviter)).toBe(0);
  });

  it('is one of three at most, also when several are declared at once, and a second time is no other one', async () => {
    const { inviter, ids } = await household(5);
    const codes = await Promise.all(ids.map((id) => declare(inviter, id)));
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
    expect(codes.filter((code) => code === 21_018)).toHaveLength(2);
    const declared = (await inviteesOf(inviter)).find(({ family }) => family === 'declared');
    expect(await declare(inviter, declared?.id ?? '')).toBe(200);
  });

  it('is no friend of somebody else, and none whose invitation counts', async () => {
    const { ids } = await household(1);
    const { inviter, inviteCode } = await newInviter();
    expect(await declare(inviter, ids[0] ?? '')).toBe(404);
    await joinAs(system, { inviteCode });
    const [own] = await inviteesOf(inviter);
    expect(await declare(inviter, own?.id ?? '')).toBe(21_017);
  });
});

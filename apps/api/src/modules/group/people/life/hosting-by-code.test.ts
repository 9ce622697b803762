import { errors, type DataOf } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { type Hosting, startHosting } from '../../../../../test/group/hosting.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

let serial = 0;
/** A host with a published group. */
async function published(): Promise<Hosting & { hash: string }> {
  const hosting = await startHosting(system);
  await hosting.addTopics([1]);
  await hosting.move('invite');
  const { hash } = await hosting.group();
  return { ...hosting, hash };
}

/** Signs in to the group by a code of this mobile. */
async function byCode(hash: string, mobile: string): Promise<DataOf<'loginGroup'>> {
  system.clock.advance(61_000);
  const asker = { deviceId: `device-${mobile}` };
  const params = { hash };
  await system.get('sendGroupCode', { params, body: { mobile: await system.encrypted(mobile) } }, asker);
  const code = await system.encrypted(await system.codeOf(mobile));
  const body = { mobile: await system.encrypted(mobile), code };
  return await system.get('loginGroup', { params, body }, asker);
}

const hostingOf = ({ hosting }: DataOf<'loginGroup'>): Asker => {
  if (!hosting) throw new Error('No session for the hosts’ pages');
  return { token: hosting.token };
};

const setMember = async (
  mobile: string,
  change: { blocked_at?: Date | null; suspended_until?: Date | null },
) =>
  await system.platform.database.read
    .updateTable('members')
    .set(change)
    .where('mobile_index', '=', system.platform.cipher.blindIndex(mobile))
    .execute();

describe('rule 6.59: one code for the group and for the hosts’ pages', () => {
  it('opens both for a host, and of the member the hosts’ calls only', async () => {
    const { hash, mobile, groupId } = await published();
    const entered = await byCode(hash, mobile);
    const hosting = hostingOf(entered);
    expect((await system.get('listHostedGroups', {}, hosting)).items.map(({ id }) => id)).toEqual([groupId]);
    const refused = await Promise.all(
      (['getAccount', 'createHostingTicket', 'listDevices', 'getGroupMe'] as const).map(
        async (id) => (await system.call(id, {}, hosting)).code,
      ),
    );
    expect(refused).toEqual(refused.map(() => errors.FORBIDDEN.code));
  });

  it('the group’s token reaches nothing of the hosts’ pages, and its refresh brings no session for them', async () => {
    const { hash, mobile } = await published();
    const { token, refreshToken } = await byCode(hash, mobile);
    expect((await system.call('listHostedGroups', {}, { token })).code).toBe(errors.FORBIDDEN.code);
    expect((await system.call('createHostingTicket', {}, { token })).code).toBe(errors.FORBIDDEN.code);
    const next = await system.get('refreshToken', { body: { refreshToken } });
    expect(Object.keys(next).toSorted()).toEqual(['expired', 'refreshToken', 'token']);
    expect((await system.call('listHostedGroups', {}, next)).code).toBe(errors.FORBIDDEN.code);
  });

  it.each([
    ['a respondent', 0],
    ['an observer', 2],
  ] as const)('%s gets nothing more, not even one who hosts other groups', async (_, role) => {
    const group = await published();
    const { mobile } = await startHosting(system);
    await group.invite(mobile, { role });
    const { hash } = group;
    const entered = role === 0 ? await opened(hash, mobile) : await byCode(hash, mobile);
    expect(entered).not.toHaveProperty('hosting');
  });

  it('a host of the group whom no operator named, or who has no account, gets the group only', async () => {
    const group = await published();
    const [guest, member] = [freshMobile((serial += 1)), freshMobile((serial += 1))];
    await system.signIn(member);
    await group.invite(`${guest}\n${member}`, { role: 1 });
    for (const mobile of [guest, member]) {
      const entered = await byCode(group.hash, mobile);
      expect(entered.identity.role).toBe(1);
      expect(entered).not.toHaveProperty('hosting');
    }
  });

  it.each([
    ['blocked', { blocked_at: new Date('2026-01-01') }],
    ['under a penalty', { suspended_until: new Date('2099-01-01') }],
  ])('a member who is %s gets the group only', async (_, change) => {
    const { hash, mobile } = await published();
    await setMember(mobile, change);
    expect(await byCode(hash, mobile)).not.toHaveProperty('hosting');
    await setMember(mobile, { blocked_at: null, suspended_until: null });
    expect(await byCode(hash, mobile)).toHaveProperty('hosting');
  });

  it('a member who must agree to changed texts goes over the member site', async () => {
    const { hash, mobile, host } = await published();
    const { id } = await system.get('getAccount', {}, host);
    await system.platform.database.read
      .updateTable('consents')
      .set({ version: '2025-01-01' })
      .where('member_id', '=', id)
      .execute();
    expect(await byCode(hash, mobile)).not.toHaveProperty('hosting');
  });

  it('it is the account of the mobile that was proved, not the one that the invitation belongs to', async () => {
    const { hash, mobile } = await published();
    // The invitation stays with the host; the mobile goes to somebody else.
    const stranger = freshMobile((serial += 1));
    await system.signIn(stranger);
    const moved = system.platform.cipher.blindIndex(stranger);
    const { read } = system.platform.database;
    const index = system.platform.cipher.blindIndex(mobile);
    await read
      .updateTable('members')
      .set({ mobile_index: 'away' })
      .where('mobile_index', '=', index)
      .execute();
    await read
      .updateTable('members')
      .set({ mobile_index: index })
      .where('mobile_index', '=', moved)
      .execute();
    expect(await byCode(hash, mobile)).not.toHaveProperty('hosting');
  });

  it('a ticket opens the group only, whoever made it', async () => {
    const { hash, mobile, host } = await published();
    const hosting = hostingOf(await byCode(hash, mobile));
    for (const maker of [host, hosting]) {
      const { ticket } = await system.get('createGroupTicket', { params: { hash } }, maker);
      const entered = await system.get('loginGroupWithTicket', { params: { hash }, body: { ticket } });
      expect(entered).not.toHaveProperty('hosting');
    }
  });

  it('signing out of the group ends both, and nothing else of the member', async () => {
    const { hash, mobile, host } = await published();
    const entered = await byCode(hash, mobile);
    const other = await byCode(hash, mobile);
    const hosting = hostingOf(entered);
    expect((await system.call('listHostedGroups', {}, hosting)).code).toBe(200);
    await system.get('logout', {}, { token: entered.token });
    expect((await system.call('listHostedGroups', {}, hosting)).status).toBe(401);
    const refreshToken = entered.hosting?.refreshToken ?? '';
    expect((await system.call('refreshToken', { body: { refreshToken } })).status).toBe(401);
    expect((await system.call('listHostedGroups', {}, hostingOf(other))).code).toBe(200);
    expect((await system.call('getAccount', {}, host)).code).toBe(200);
  });

  it('signing out of the hosts’ pages leaves the host in the group', async () => {
    const { hash, mobile } = await published();
    const entered = await byCode(hash, mobile);
    await system.get('logout', {}, hostingOf(entered));
    expect((await system.call('getGroupMe', {}, { token: entered.token })).code).toBe(200);
  });

  it('a stolen refresh token of the group that comes back ends both', async () => {
    const { hash, mobile } = await published();
    const entered = await byCode(hash, mobile);
    const body = { refreshToken: entered.refreshToken };
    const { token } = await system.get('refreshToken', { body });
    await system.get('getGroupMe', {}, { token });
    system.clock.advance(31_000);
    expect((await system.call('refreshToken', { body })).status).toBe(401);
    expect((await system.call('listHostedGroups', {}, hostingOf(entered))).status).toBe(401);
  });

  it('the member sees it among their sign-ins, and can end it alone', async () => {
    const { hash, mobile, host } = await published();
    const before = new Set((await system.get('listDevices', {}, host)).items.map(({ id }) => id));
    const entered = await byCode(hash, mobile);
    const added = (await system.get('listDevices', {}, host)).items.filter(({ id }) => !before.has(id));
    expect(added).toHaveLength(1);
    await system.get('signOutDevice', { params: { id: added[0]?.id ?? '' } }, host);
    expect((await system.call('listHostedGroups', {}, hostingOf(entered))).status).toBe(401);
    expect((await system.call('getGroupMe', {}, { token: entered.token })).code).toBe(200);
  });
});

describe('rule 6.32: tickets of a member who is blocked meanwhile', () => {
  it('buy no session for the hosts’ pages', async () => {
    const { host, mobile } = await startHosting(system);
    const { ticket } = await system.get('createHostingTicket', {}, host);
    await setMember(mobile, { blocked_at: system.clock.now() });
    expect((await system.call('loginHosting', { body: { ticket } })).code).toBe(
      errors.HOST_TICKET_INVALID.code,
    );
  });
});

/** Signs in after the group has opened, as respondents have to. */
async function opened(hash: string, mobile: string): Promise<DataOf<'loginGroup'>> {
  system.clock.advance(25 * 60 * 60_000);
  return await byCode(hash, mobile);
}

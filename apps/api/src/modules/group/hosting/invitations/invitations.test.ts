import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { startHosting } from '../../../../../test/group/hosting.ts';

const HOUR_MS = 60 * 60_000;

let system: TestSystem;
let last = 500;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

const nextMobile = (): string => freshMobile((last += 1));

describe('rule 6.27: invitations', () => {
  it('a file of 5,000 numbers invites the right lines and names the others, and a dry run stores nothing', async () => {
    const hosting = await startHosting(system);
    const lines = Array.from({ length: 4990 }, (_, index) => `137${String(index).padStart(8, '0')}`);
    lines[41] = '1370000';
    lines[99] = lines[98] ?? '';
    const file = `手机号\n${lines.join('\n')}`;
    const dry = await hosting.invite(file, { dryRun: true });
    expect(dry).toMatchObject({ invited: 4988, faultCount: 2 });
    expect(dry.faults).toEqual([
      { line: 43, shown: '137****000', why: 'invalid' },
      { line: 101, shown: '137****098', why: 'repeated' },
    ]);
    expect((await hosting.group()).counts.invited).toBe(0);
    expect((await hosting.invite(file)).invited).toBe(4988);
    expect((await hosting.group()).counts.invited).toBe(4988);
    const again = await hosting.invite(`${lines[0]}\n${nextMobile()}`);
    expect(again).toMatchObject({ invited: 1, faults: [{ line: 1, why: 'invited' }] });
    const many = Array.from({ length: 20 }, () => nextMobile()).join('\n');
    await expect(hosting.invite(many)).rejects.toThrow('25100');
  });

  it('people who have not entered are called by a number of the group, each by another and none twice', async () => {
    const hosting = await startHosting(system);
    const names = async () => {
      const { rows } = await sql<{ name: string }>`select nickname as name from group_members
        where group_id = ${hosting.groupId} order by role, invited_at, nickname`.execute(
        system.platform.database.read,
      );
      return rows.map(({ name }) => name);
    };
    const [one, two] = [nextMobile(), nextMobile()];
    await hosting.invite(`${one}\n${two}`);
    await hosting.invite(nextMobile(), { role: 1 });
    await hosting.invite(nextMobile(), { role: 2 });
    expect(await names()).toEqual(['受访者 1', '受访者 2', '主持人', '主持人 2', '观察员 1']);
    await sql`update group_members set nickname = '阿青' where group_id = ${hosting.groupId}
      and nickname = '受访者 2'`.execute(system.platform.database.read);
    await hosting.invite(nextMobile());
    expect((await names()).filter((name) => name.startsWith('受'))).toEqual(['受访者 1', '受访者 3']);
  });

  it('numbers are encrypted, and shown by their mask alone', async () => {
    const hosting = await startHosting(system);
    const mobile = nextMobile();
    await hosting.invite(mobile);
    const { items } = await system.get(
      'listInvitations',
      { params: { groupId: hosting.groupId }, query: { state: 'waiting' } },
      hosting.host,
    );
    expect(items.map((each) => [each.mobile, each.role])).toContainEqual([
      `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
      0,
    ]);
    const { rows } = await sql<{ row: string }>`
      select m::text as row from group_members m where group_id = ${hosting.groupId}`.execute(
      system.platform.database.read,
    );
    expect(rows.map(({ row }) => row).join('')).not.toContain(mobile);
  });

  it('members are told when the group invites, and again at most three times and once in 12 hours', async () => {
    const mobile = nextMobile();
    const member = await system.signIn(mobile);
    const hosting = await startHosting(system);
    await hosting.addTopics([1]);
    await hosting.invite(mobile);
    const messages = async () =>
      (await system.get('listMessages', {}, member)).items.filter(({ kind }) => kind === 'group');
    expect(await messages()).toEqual([]);
    const opensAt = new Date(system.clock.now().getTime() + 72 * HOUR_MS).toISOString();
    const { revision } = await hosting.group();
    const body = { revision, settings: hosting.settings({ opensAt }) };
    await system.get('updateHostedGroup', { params: { groupId: hosting.groupId }, body }, hosting.host);
    await hosting.move('invite');
    expect(await messages()).toHaveLength(1);
    const { rows } = await sql<{ id: string }>`select id from group_members
      where group_id = ${hosting.groupId} and role = 0`.execute(system.platform.database.read);
    const send = async () => {
      const params = { groupId: hosting.groupId };
      const asked = { params, body: { ids: rows.map(({ id }) => id) } };
      return (await system.get('sendInvitations', asked, hosting.host)).count;
    };
    expect(await send()).toBe(0);
    const sent = [];
    for (let round = 0; round < 3; round += 1) {
      await sql`update group_members set sent_at = sent_at - interval '13 hours'
        where group_id = ${hosting.groupId}`.execute(system.platform.database.read);
      sent.push(await send());
    }
    expect(sent).toEqual([1, 1, 0]);
    expect(await messages()).toHaveLength(3);
  });

  it('a withdrawn invitation ends the session, can be renewed, and hosts keep their own', async () => {
    const mobile = nextMobile();
    const hosting = await startHosting(system);
    await hosting.addTopics([1]);
    await hosting.invite(mobile);
    await hosting.move('invite');
    await hosting.move('open');
    const asker = await hosting.enter(mobile, '早起的阿木');
    const { rows } = await sql<{ id: string }>`select id from group_members
      where group_id = ${hosting.groupId}`.execute(system.platform.database.read);
    const asked = { params: { groupId: hosting.groupId }, body: { ids: rows.map(({ id }) => id) } };
    expect(await system.get('withdrawInvitations', asked, hosting.host)).toEqual({ count: 1 });
    expect((await system.call('getGroupMe', {}, asker)).code).toBe(401);
    expect((await hosting.invite(mobile)).invited).toBe(1);
    expect((await hosting.group()).counts.invited).toBe(1);
  });
});

it('rule 6.28: members are invited by attributes from five on, if they allow matching, and hosts never see who', async () => {
  const hosting = await startHosting(system);
  await hosting.addTopics([1]);
  await hosting.move('invite');
  const askers = [];
  for (let index = 0; index < 6; index += 1) askers.push(await system.signIn(nextMobile()));
  for (const asker of askers) {
    const { id } = await system.get('getAccount', {}, asker);
    await sql`insert into attribute_answers (member_id, key, choices, answered_at)
      values (${id}, 'city', array['310000'], ${system.clock.now()})`.execute(system.platform.database.read);
  }
  const find = async (dryRun: boolean, most = 100) => {
    const id = system.platform.random.uuid();
    const body = { id, wanted: [{ key: 'city', values: ['310000'] }], most, tagId: null, dryRun };
    return (await system.get('inviteMembers', { params: { groupId: hosting.groupId }, body }, hosting.host))
      .invited;
  };
  expect(await find(true)).toBe(6);
  for (const asker of askers.slice(0, 2)) {
    const { id } = await system.get('getAccount', {}, asker);
    await sql`insert into privacy_settings (member_id, recommendation, changed_at)
      values (${id}, false, ${system.clock.now()})`.execute(system.platform.database.read);
  }
  expect(await find(true)).toBe(0);
  await sql`delete from privacy_settings`.execute(system.platform.database.read);
  expect(await find(false)).toBe(6);
  const params = { groupId: hosting.groupId };
  const { items } = await system.get('listInvitations', { params }, hosting.host);
  const found = items.filter(({ role }) => role === 0);
  expect(new Set(found.map(({ mobile, name }) => `${mobile} ${name}`))).toEqual(
    new Set(['按属性邀请的会员 null']),
  );
  for (let index = 0; index < 5; index += 1) {
    const { id } = await system.get('getAccount', {}, await system.signIn(nextMobile()));
    await sql`insert into attribute_answers (member_id, key, choices, answered_at)
      values (${id}, 'city', array['310000'], ${system.clock.now()})`.execute(system.platform.database.read);
  }
  // Whatever their place in the order is, those invited before take no place of others.
  expect(await find(false, 5)).toBe(5);
  const sensitive = {
    id: system.platform.random.uuid(),
    wanted: [{ key: 'nothing', values: ['x'] }],
    most: 100,
    tagId: null,
    dryRun: true,
  };
  expect((await system.call('inviteMembers', { params, body: sensitive }, hosting.host)).code).toBe(10002);
});

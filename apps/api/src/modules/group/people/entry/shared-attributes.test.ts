import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BodyOf } from '@yayan/contract';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { readWorkbook } from '../../../../../test/read-workbook.ts';
import { sendCall } from '../../../../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { storeAttributes } from '../../../member/attributes/attributes.ts';
import { groupData } from '../../personal-data-store.ts';
import { type Hosting, startHosting } from '../../../../../test/group/hosting.ts';
import { sharingText } from './shared-attributes.ts';

const [ofMember, ofGuest, ofFellow] = [freshMobile(840), freshMobile(841), freshMobile(842)];
type Keys = NonNullable<BodyOf<'updateGroupProfile'>['sharedAttributes']>['keys'];

let system: TestSystem;
let hosting: Hosting;
let hash: string;
let memberId: string;
let host: Asker;
let amu: Asker;
let guest: Asker;
let fellow: Asker;

beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
  hosting = await startHosting(system);
  await hosting.addTopics([1]);
  await hosting.invite([ofMember, ofGuest, ofFellow].join('\n'));
  await hosting.move('invite');
  await hosting.move('open');
  ({ hash } = await hosting.group());
  const member = await system.signIn(ofMember);
  memberId = (await system.get('getAccount', {}, member)).id;
  await answer('birthday', '1950-02-03');
  await answer('gender', 'female');
  await answer('city', '510100');
  host = await system.signInToGroup(hash, hosting.mobile);
  amu = await system.signInToGroup(hash, ofMember);
  guest = await hosting.enter(ofGuest, '路过的人');
  fellow = await hosting.enter(ofFellow, '小满');
});
afterAll(() => system.stop());

/** The member answers a question of the profile. */
async function answer(key: string, ...values: string[]): Promise<void> {
  const { database, cipher, clock } = system.platform;
  await database.transaction((tx) =>
    storeAttributes(tx, cipher, memberId, new Map([[key, values]]), clock.now()),
  );
}

const profile = (nickname: string, keys?: Keys, version = sharingText.version) => ({
  params: { hash },
  body: {
    nickname,
    rulesAccepted: true as const,
    consentVersion: 1,
    ...(keys && { sharedAttributes: { version, keys } }),
  },
});
const share = (keys?: Keys) => system.get('updateGroupProfile', profile('阿木', keys), amu);
const idOf = async (asker: Asker) => (await system.get('getGroupMe', {}, asker)).identity.groupMemberId;
const offered = async (asker: Asker, headers?: Record<string, string>) =>
  (await system.get('getSharedAttributes', { params: { hash }, ...(headers && { headers }) }, asker)).items;
const seenByHost = async (asker: Asker) => {
  const { attributes } = await system.get('getGroupMember', { query: { memberId: await idOf(asker) } }, host);
  return attributes?.map(({ label, value }) => `${label} ${value}`);
};

it('rule 6.43: before the first visit a member sees what they could share, as bands and labels, and nothing is shared', async () => {
  expect(await offered(amu)).toEqual([
    { key: 'age', label: '年龄', value: '60 岁及以上', shared: null },
    { key: 'gender', label: '性别', value: '女', shared: null },
    { key: 'city', label: '城市', value: '成都', shared: null },
    { key: 'education', label: '学历', value: null, shared: null },
    { key: 'occupation', label: '职业状态', value: null, shared: null },
  ]);
});

it('rule 6.43: who ticks nothing shares nothing, and the desk has no attribute to filter by', async () => {
  await share();
  expect(await seenByHost(amu)).toEqual([]);
  expect((await system.get('listResponseAttributes', {}, host)).items).toEqual([]);
});

it('rule 6.43: what is ticked, and no more, is shown to hosts, and is a filter of the desk and a column of downloads', async () => {
  await share(['age', 'city', 'education']);
  expect(await seenByHost(amu)).toEqual(['年龄 60 岁及以上', '城市 成都']);
  const { items } = await system.get('listResponseAttributes', {}, host);
  expect(items.map(({ key }) => key).toSorted()).toEqual(['age', 'city']);
  const file = await sendCall(system.app.server, 'downloadGroupMembers', {}, host);
  const table = JSON.stringify(readWorkbook(file.rawPayload).sheets);
  expect(table).toContain('成都');
  expect(table).toContain('未提供');
  expect(table).not.toMatch(/1950|性别/u);
});

it('rule 6.43: a change of the profile later shows nothing new by itself, and another nickname keeps the choice', async () => {
  await answer('city', '310100');
  await share();
  expect(await seenByHost(amu)).toEqual(['年龄 60 岁及以上', '城市 成都']);
  expect((await offered(amu))[2]).toMatchObject({ value: '上海', shared: '成都' });
});

it('rule 6.43: other respondents, and a host who looks as a respondent, learn nothing of it', async () => {
  const query = { memberId: await idOf(amu) };
  expect((await system.get('getGroupMember', { query }, fellow)).attributes).toBeNull();
  expect(await offered(host)).toEqual([]);
  expect(await offered(host, { 'z-view-as': await idOf(amu) })).toEqual([]);
});

it('rule 6.43: a guest without an account has none, whatever they send', async () => {
  expect(await offered(guest)).toEqual([]);
  await system.get('updateGroupProfile', profile('路过的人', ['age', 'city']), guest);
  expect(await seenByHost(guest)).toEqual([]);
});

it('rule 6.43: an outdated text is refused and changes nothing, and so is another group', async () => {
  const outdated = profile('改名的阿木', ['gender'], '2020-01-01');
  expect(await system.outcome('updateGroupProfile', outdated, amu)).toBe('SHARING_TEXT_CHANGED');
  expect((await system.get('getGroupMe', {}, amu)).identity.name).toBe('阿木');
  expect(await seenByHost(amu)).toEqual(['年龄 60 岁及以上', '城市 成都']);
  expect(await system.outcome('getSharedAttributes', { params: { hash: 'anothergroup' } }, amu)).toBe(
    'NOT_FOUND',
  );
});

it('rule 6.43: who takes it back is read as 未提供 at once, and each consent stays on record with text and time', async () => {
  system.clock.advance(60_000);
  await share([]);
  expect(await seenByHost(amu)).toEqual([]);
  expect((await system.get('listResponseAttributes', {}, host)).items).toEqual([]);
  const mobileIndex = system.platform.cipher.blindIndex(ofMember);
  expect(await groupData(system.platform.database.read, { memberId, mobileIndex })).toMatchObject([
    {
      sharedAttributes: [],
      attributeConsents: [
        {
          version: sharingText.version,
          text: sharingText.text,
          keys: ['age', 'city'],
          withdrawnAt: expect.any(String),
        },
      ],
    },
  ]);
});

it('rule 6.43: who no longer has the invited number can still take back what they shared, and nothing is read from the account', async () => {
  await share(['age', 'gender']);
  await sql`update members set mobile_index = 'moved' where id = ${memberId}`.execute(
    system.platform.database.read,
  );
  expect(await offered(amu)).toEqual([
    { key: 'age', label: '年龄', value: null, shared: '60 岁及以上' },
    { key: 'gender', label: '性别', value: null, shared: '女' },
  ]);
  await share(['gender', 'city']);
  expect(await seenByHost(amu)).toEqual(['性别 女']);
});

it('rule 6.43: also when the group is archived, and lets no respondent in, the member takes it back on the member site', async () => {
  const [mobile, stranger] = [freshMobile(843), await system.signIn(freshMobile(844))];
  const member = await system.signIn(mobile);
  ({ id: memberId } = await system.get('getAccount', {}, member));
  await answer('gender', 'male');
  await hosting.invite(mobile);
  const inGroup = await system.signInToGroup(hash, mobile);
  await system.get('updateGroupProfile', profile('大山', ['gender']), inGroup);
  const query = { memberId: await idOf(inGroup) };
  await sql`update discussion_groups set archived_at = ${system.clock.now()} where task_hash = ${hash}`.execute(
    system.platform.database.read,
  );
  expect(await system.outcome('getSharedAttributes', { params: { hash } }, inGroup)).toBe('GROUP_NOT_OPEN');

  const shared = (await system.get('listSharedInGroups', {}, member)).items;
  expect(shared).toMatchObject([
    { hash, archived: true, attributes: [{ key: 'gender', label: '性别', value: '男' }] },
  ]);
  expect((await system.get('listSharedInGroups', {}, stranger)).items).toEqual([]);
  expect(await system.outcome('takeBackShared', { body: { hash } }, stranger)).toBe('NOT_FOUND');
  expect((await system.get('getGroupMember', { query }, host)).attributes).toHaveLength(1);

  system.clock.advance(60_000);
  expect((await system.get('takeBackShared', { body: { hash } }, member)).items).toEqual([]);
  expect((await system.get('takeBackShared', { body: { hash } }, member)).items).toEqual([]);
  expect((await system.get('getGroupMember', { query }, host)).attributes).toEqual([]);
  const mobileIndex = system.platform.cipher.blindIndex(mobile);
  expect(await groupData(system.platform.database.read, { memberId, mobileIndex })).toMatchObject([
    { attributeConsents: [{ keys: ['gender'], withdrawnAt: expect.any(String) }] },
  ]);
});

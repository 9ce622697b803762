import { sql } from 'kysely';
import type { BodyOf } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { photo } from '../../../../../test/file/upload-world.ts';
import type { Hosting } from '../../../../../test/group/hosting.ts';
import { payTests } from '../../../../../test/group/paying.ts';
import { uploadTo } from '../../../../../test/group/upload-files.ts';
import { consoleCall, signInOperator } from '../../../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../../../test/system/test-system.ts';

const MINUTE_MS = 60_000;

let system: TestSystem;
let pay: ReturnType<typeof payTests>;
beforeAll(async () => {
  system = await TestSystem.start();
  pay = payTests(system);
});
afterAll(() => system.stop());

type Reason = BodyOf<'leaveGroup'>['reason'];

const leaveCall = async (
  { hash, asker }: { hash: string; asker: Asker },
  { reason = null, dryRun = false }: { reason?: Reason; dryRun?: boolean } = {},
) =>
  await system.call(
    'leaveGroup',
    { params: { hash }, body: { reason, dryRun }, idempotencyKey: system.key() },
    asker,
  );

/** Leaves a group, which must succeed. */
const leave = async (...asked: Parameters<typeof leaveCall>) => {
  const { code, msg, data } = await leaveCall(...asked);
  if (code !== 200) throw new Error(msg);
  return data;
};

const invitations = async ({ groupId, host }: Hosting, state?: 'waiting' | 'withdrawn' | 'left') =>
  (await system.get('listInvitations', { params: { groupId }, query: { ...(state && { state }) } }, host))
    .items;

/** A member in an open group of two topics, who has answered the first. */
async function halfDone() {
  const mobile = pay.nextMobile();
  const member = await system.signIn(mobile);
  const { hosting, sections } = await pay.openGroup([mobile]);
  const { hash } = await hosting.group();
  const asker = await hosting.enter(mobile, '早起的阿木');
  const [first = '', second = ''] = sections;
  const answer = await hosting.answer(asker, first);
  return { mobile, member, hosting, hash, asker, first, second, answer };
}

const hostIn = async (hosting: Hosting): Promise<Asker> =>
  await system.signInToGroup((await hosting.group()).hash, hosting.mobile);

describe('rule 6.54: a respondent who leaves', () => {
  it('reads before and after what is paid, and gets it with the group’s payment', async () => {
    const { hosting, hash, asker, member } = await halfDone();
    const expected = { topicsFinished: 1, topics: 2, coins: 20, isMember: true };
    expect(await leave({ hash, asker }, { dryRun: true })).toEqual({ leftAt: null, ...expected });
    expect((await system.get('getGroupMe', {}, asker)).progress).toMatchObject({ answered: 1 });
    const leftAt = system.clock.now().toISOString();
    expect(await leave({ hash, asker }, { reason: 'noTime' })).toEqual({ leftAt, ...expected });
    await hosting.move('close');
    expect(await pay.rewardsOf(hosting)).toMatchObject([{ topicsFinished: 1, topics: 2, coins: 20 }]);
    await pay.confirm(hosting);
    expect(await pay.coinsOf(member)).toBe(20);
  });

  it('is signed out on all devices, and only a host can bring them back', async () => {
    const { hash, asker, mobile, member } = await halfDone();
    const other = await system.signInToGroup(hash, mobile);
    await leave({ hash, asker });
    for (const each of [asker, other])
      expect(await system.outcome('getGroupMe', {}, each)).toBe('UNAUTHORISED');
    expect(await system.outcome('createGroupTicket', { params: { hash } }, member)).toBe('GROUP_LEFT');
    await expect(system.signInToGroup(hash, mobile)).rejects.toThrow();
  });

  it('owes nothing any more on the home page and among the discussions, and the record says so', async () => {
    const { hosting, hash, asker, member } = await halfDone();
    const attention = async () =>
      (await system.get('checkHome', {}, member)).attention.filter(({ title }) => title === '早餐习惯');
    const record = async () => (await system.get('listTaskRecords', {}, member)).items[0];
    expect((await attention()).length).toBeGreaterThan(0);
    expect(await record()).toMatchObject({ state: 'open', cause: null, reason: null });
    await leave({ hash, asker });
    expect(await attention()).toEqual([]);
    expect((await system.get('listMyGroups', {}, member)).items).toEqual([]);
    expect(await record()).toMatchObject({
      state: 'open',
      cause: 'left',
      reason: '你已退出这个讨论小组。退出前完成的话题，讨论结束后照常结算。',
    });
    await hosting.move('close');
    await pay.confirm(hosting);
    expect(await record()).toMatchObject({
      result: 8,
      cause: 'left',
      coins: 20,
      reason: '你中途退出了讨论，退出前完成的话题得 20 金币。',
    });
  });

  it('leaves what they said, with the quote of it, and takes drafts and unsent files along', async () => {
    const { hosting, hash, asker, first, second, answer } = await halfDone();
    const host = await hostIn(hosting);
    const draft = { kind: 'answer' as const, targetId: second, text: '只写了一半', version: null };
    await system.get('saveGroupDraft', { body: draft }, asker);
    const key = await uploadTo(system, asker, await photo());
    await system.get('addGroupAttachment', { body: { key, name: '早餐.jpg' } }, asker);
    await system.get(
      'addQuote',
      { body: { responseId: answer.id, passage: { start: 0, end: 2, wording: 0 } } },
      host,
    );
    await leave({ hash, asker });
    const { items } = await system.get('listResponses', { query: { sectionId: first } }, host);
    expect(items).toMatchObject([{ id: answer.id, author: { name: '早起的阿木' } }]);
    expect((await system.get('listQuotes', {}, host)).items).toMatchObject([{ responseId: answer.id }]);
    const { rows } = await sql<{ rest: number }>`
      select (select count(*) from group_drafts where group_id = ${hosting.groupId})
        + (select count(*) from group_attachments where group_id = ${hosting.groupId}) as rest`.execute(
      system.platform.database.read,
    );
    expect(rows).toEqual([{ rest: 0 }]);
  });

  it('gets no messages of the group any more, except that of the payment', async () => {
    const { hosting, hash, asker, member } = await halfDone();
    const titles = async () => (await system.get('listMessages', {}, member)).items.map(({ title }) => title);
    await leave({ hash, asker });
    const before = await titles();
    await hosting.move('close');
    await system.platform.jobs.handlerOf('group.announce')?.({}, { id: 'cron', attempt: 0 });
    expect(await titles()).toEqual(before);
    await pay.confirm(hosting);
    expect((await titles()).filter((title) => !before.includes(title))).toEqual([
      '讨论小组“早餐习惯”的 20 金币已到账',
    ]);
  });

  it('is a guest who reads that the coins are kept for joining, and gets them so', async () => {
    const mobile = pay.nextMobile();
    const { hosting, sections } = await pay.openGroup([mobile]);
    const { hash } = await hosting.group();
    const asker = await hosting.enter(mobile, '路过的小满');
    await hosting.answer(asker, sections[0] ?? '');
    expect(await leave({ hash, asker })).toMatchObject({ coins: 20, isMember: false });
    await hosting.move('close');
    await pay.confirm(hosting);
    expect(await pay.rewardRow(hosting)).toMatchObject({ state: 'kept', coins: 20 });
    expect(await pay.coinsOf(await system.signIn(mobile))).toBe(20);
  });

  it('is refused after the closing, to hosts, and with the hash of another group', async () => {
    const { hosting, hash, asker } = await halfDone();
    const outcome = async (...asked: Parameters<typeof leaveCall>) => (await leaveCall(...asked)).code;
    expect(await outcome({ hash, asker: await hostIn(hosting) })).toBe(403);
    expect(await outcome({ hash: 't7Kq2mX9bLpR', asker })).toBe(404);
    await hosting.move('close');
    expect(await outcome({ hash, asker })).toBe(25_018);
    expect((await pay.rewardRow(hosting)).coins).toBe(20);
    expect(await invitations(hosting, 'left')).toEqual([]);
  });

  it('may be who doesn’t agree to a new consent', async () => {
    const { hosting, hash, asker } = await halfDone();
    const { revision } = await hosting.group();
    const params = { groupId: hosting.groupId };
    const changed = { ...(await hosting.group()).settings, consentText: '我同意录像。' };
    await system.get('updateHostedGroup', { params, body: { revision, settings: changed } }, hosting.host);
    expect(await system.outcome('listTopics', {}, asker)).toBe('GROUP_CONSENT_REQUIRED');
    expect(await leave({ hash, asker })).toMatchObject({ topicsFinished: 1 });
  });
});

describe('rule 6.54: what a host adds after somebody left', () => {
  const addSection = async ({ groupId, host, guide }: Hosting, topicIndex: number) => {
    const { revision, topics } = await guide();
    const params = { groupId, topicId: topics[topicIndex]?.id ?? '' };
    const made = { ...topics[topicIndex]?.sections[0]?.section, title: '新的题' };
    const id = system.platform.random.uuid();
    const body = { revision, id, section: made as BodyOf<'addGuideSection'>['section'] };
    await system.get('addGuideSection', { params, body }, host);
  };

  it('takes nothing from what they earned: new questions, topics and follow-ups don’t count for them', async () => {
    const { hosting, hash, asker, second, answer } = await halfDone();
    const host = await hostIn(hosting);
    await hosting.answer(asker, second);
    await leave({ hash, asker });
    system.clock.advance(1000);
    await addSection(hosting, 0);
    await hosting.addTopics([1]);
    const ask = async (more: Partial<BodyOf<'createFollowUp'>>) =>
      await system.outcome(
        'createFollowUp',
        {
          params: { id: answer.id },
          body: { content: '为什么？', clientId: system.platform.random.uuid(), ...more },
        },
        host,
      );
    expect(await ask({ mustAnswer: true })).toBe('RESPONDENT_LEFT');
    expect(await ask({ audience: 'author' })).toBe('RESPONDENT_LEFT');
    expect(await ask({ audience: 'backRoom' })).toBe('OK');
    expect(await ask({})).toBe('OK');
    await hosting.move('close');
    expect(await pay.rewardsOf(hosting)).toMatchObject([
      { topicsFinished: 2, topics: 2, finished: true, coins: 100 },
    ]);
  });

  it('is required of who stays', async () => {
    const { hosting, asker, second } = await halfDone();
    await hosting.answer(asker, second);
    system.clock.advance(1000);
    await addSection(hosting, 0);
    await hosting.move('close');
    expect(await pay.rewardsOf(hosting)).toMatchObject([{ topicsFinished: 1, finished: false, coins: 20 }]);
  });
});

describe('rule 6.54: hosts and operators', () => {
  it('read who left, when and why; the counts leave the person out', async () => {
    const { hosting, hash, asker } = await halfDone();
    const host = await hostIn(hosting);
    const silent = async () =>
      (await system.get('getFollowUpRadar', {}, host)).items.filter(({ kind }) => kind === 'silent').length;
    const waiting = pay.nextMobile();
    await hosting.invite(waiting);
    const quiet = await hosting.enter(waiting, '安静的小林');
    expect(await silent()).toBe(1);
    await leave({ hash, asker: quiet }, { reason: 'uncomfortable' });
    await leave({ hash, asker });
    const at = system.clock.now().toISOString();
    expect(await silent()).toBe(0);
    expect((await system.get('countHostTopicMembers', {}, host)).total).toBe(0);
    const left = await invitations(hosting, 'left');
    expect(left.map(({ name, state, left: when }) => [name, state, when])).toEqual([
      ['安静的小林', 'left', { at, reason: 'uncomfortable' }],
      ['早起的阿木', 'left', { at, reason: null }],
    ]);
    expect(await invitations(hosting, 'withdrawn')).toEqual([]);
    const researcher = await signInOperator(system, 'researcher');
    const page = await consoleCall(
      system,
      'listOperatorGroupPeople',
      { params: { id: hash }, query: {} },
      researcher,
    );
    expect(page.data.items.filter(({ leftAt }) => leftAt !== null)).toMatchObject([
      { nickname: '早起的阿木', leftAt: at, leftReason: null },
      { nickname: '安静的小林', leftAt: at, leftReason: 'uncomfortable' },
    ]);
  });

  it('get a message, and observers get none', async () => {
    const mobile = pay.nextMobile();
    const watcher = await system.signIn(mobile);
    const { hosting, hash, asker } = await halfDone();
    await hosting.invite(mobile, { role: 2 });
    await leave({ hash, asker });
    const titles = async (who: Asker) =>
      (await system.get('listMessages', {}, who)).items.map(({ title }) => title);
    expect(await titles(hosting.host)).toContain('“早起的阿木”退出了讨论小组“早餐习惯”');
    expect((await titles(watcher)).join()).not.toContain('退出');
  });

  it('call nobody back by pasting a list; by name they can, and the person agrees again', async () => {
    const { hosting, hash, asker, mobile, member } = await halfDone();
    await leave({ hash, asker }, { reason: 'other' });
    const pasted = await hosting.invite(`${mobile}\n${pay.nextMobile()}`);
    expect(pasted).toMatchObject({ invited: 1, faults: [{ line: 1, why: 'left' }] });
    expect(await invitations(hosting, 'left')).toHaveLength(1);
    expect(await hosting.invite(mobile, { again: true })).toMatchObject({ invited: 1, faults: [] });
    expect(await invitations(hosting, 'left')).toEqual([]);
    expect((await invitations(hosting, 'waiting')).map(({ left }) => left)).toEqual([null, null, null]);
    expect((await system.get('listTaskRecords', {}, member)).items[0]).toMatchObject({ cause: null });
    expect((await system.get('listMyGroups', {}, member)).items).toMatchObject([{ firstVisit: true }]);
    system.clock.advance(MINUTE_MS);
    const back = await system.signInToGroup(hash, mobile);
    expect(await system.outcome('listTopics', {}, back)).toBe('GROUP_CONSENT_REQUIRED');
    await hosting.move('close');
    expect(await pay.rewardRow(hosting)).toMatchObject({ topics_finished: 1, coins: 20 });
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { readMailbox } from '../../../identity/module.ts';
import { groupTopic } from '../../discussion/events/group-events.ts';
import { startHosting } from '../../../../../test/group/hosting.ts';

let system: TestSystem;
let mobiles = 400;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

const announceJob = async (): Promise<void> =>
  await system.platform.jobs.handlerOf('group.announce')?.({}, { id: 'cron', attempt: 0 });

/** A group of one question that invites a member and a guest, and the member's messages about it. */
async function invitingGroup() {
  const hosting = await startHosting(system);
  const guide = await hosting.addTopics([1]);
  const [member, guest] = [freshMobile((mobiles += 1)), freshMobile((mobiles += 1))];
  const account = await system.signIn(member);
  const { id: memberId } = await system.get('getAccount', {}, account);
  await hosting.invite(`${member}\n${guest}`);
  await hosting.move('invite');
  const messages = async (): Promise<{ title: string; body: string }[]> =>
    await system.platform.database.read
      .selectFrom('messages')
      .select(['title', 'body'])
      .where('member_id', '=', memberId)
      .where('kind', '=', 'group')
      .orderBy('id')
      .execute();
  const links = async (): Promise<(string | null)[]> =>
    (
      await system.platform.database.read
        .selectFrom('messages')
        .select('link')
        .where('member_id', '=', memberId)
        .where('kind', '=', 'group')
        .orderBy('id')
        .execute()
    ).map(({ link }) => link);
  const titles = async () => (await messages()).map(({ title }) => title);
  return { hosting, member, messages, links, titles, sectionId: guide.topics[0]?.sections[0]?.id ?? '' };
}

/** Like `invitingGroup`, but open: the member has answered, and a second host has joined. */
async function openGroup() {
  const group = await invitingGroup();
  const { hosting, member, sectionId } = group;
  await hosting.move('open');
  const respondent = await hosting.enter(member, '阿木');
  await hosting.answer(respondent, sectionId);
  const { items } = await system.get('listResponses', { query: { sectionId } }, respondent);
  const { hash } = await hosting.group();
  const colleague = freshMobile((mobiles += 1));
  await hosting.invite(colleague, { role: 1 });
  const host: Asker = await system.signInToGroup(hash, colleague);
  return { ...group, respondent, host, responseId: items[0]?.id ?? '' };
}

test('rule 6.14: an open page hears that a topic of the group has opened', async () => {
  const { hosting } = await invitingGroup();
  const heard: unknown[] = [];
  system.platform.events.subscribe(groupTopic(hosting.groupId), (event) => heard.push(event));
  await hosting.move('open');
  system.clock.advance(60_000);
  await announceJob();
  await expect
    .poll(() => heard)
    .toEqual([expect.objectContaining({ kind: 'topic.opened', sectionId: null })]);
});

describe('rule 6.36: what a group writes to its people', () => {
  it('that it opened, once, whether a host opens it or the schedule does', async () => {
    const byHost = await invitingGroup();
    await announceJob();
    expect(await byHost.titles()).toEqual(['邀请你参加讨论小组“早餐习惯”']);
    await byHost.hosting.move('open');
    await announceJob();
    await announceJob();
    expect(await byHost.titles()).toEqual(['邀请你参加讨论小组“早餐习惯”', '讨论小组“早餐习惯”开放了']);
    const bySchedule = await invitingGroup();
    system.clock.advance(25 * 60 * 60_000);
    await announceJob();
    expect(await bySchedule.titles()).toEqual(['邀请你参加讨论小组“早餐习惯”', '讨论小组“早餐习惯”开放了']);
  });

  it('in one run, however many groups open at once', async () => {
    const { hosting } = await invitingGroup();
    await hosting.move('open');
    const { read } = system.platform.database;
    await sql`
      insert into discussion_groups
      select copy.* from discussion_groups g, generate_series(1, 250) n, jsonb_populate_record(g, jsonb_build_object(
        'id', gen_random_uuid(), 'task_id', gen_random_uuid(), 'task_hash', 'many' || lpad(n::text, 8, '0'),
        'opened_told_at', null)) copy
      where g.id = ${hosting.groupId}`.execute(read);
    await announceJob();
    const { rows } = await sql`
      select from discussion_groups where task_hash like 'many%' and opened_told_at is null`.execute(read);
    expect(rows).toHaveLength(0);
  });

  it('that it closed, to who took part; nobody is called to a group that has closed meanwhile', async () => {
    const entered = await openGroup();
    const stayedAway = await invitingGroup();
    await stayedAway.hosting.move('open');
    for (const { hosting } of [entered, stayedAway]) await hosting.move('close');
    await announceJob();
    await announceJob();
    const [last] = (await entered.messages()).slice(-1);
    expect(last).toEqual({
      title: '讨论小组“早餐习惯”已结束',
      body: '谢谢你的参与。正在核对完成情况，金币确认后会再通知你。',
    });
    expect(await stayedAway.titles()).toEqual(['邀请你参加讨论小组“早餐习惯”']);
  });

  it("a host's question, once however often it is sent; a note between hosts tells nobody", async () => {
    const { host, responseId, messages, links } = await openGroup();
    const before = (await messages()).length;
    const followUpIds: string[] = [];
    const question = {
      params: { id: responseId },
      body: { clientId: crypto.randomUUID(), content: '油条在哪里买的？', mustAnswer: true },
    };
    for (const _twice of [1, 2]) followUpIds.push((await system.get('createFollowUp', question, host)).id);
    const note = { clientId: crypto.randomUUID(), content: '值得再问', audience: 'backRoom' as const };
    await system.get('createFollowUp', { params: { id: responseId }, body: note }, host);
    expect((await messages()).slice(before)).toEqual([
      { title: '主持人向你追问了 1 个问题，请你回答', body: '讨论小组“早餐习惯”：油条在哪里买的？' },
    ]);
    // One press leads to the question, also a press of the message on a locked phone.
    expect((await links()).at(-1)).toBe(`/topic/questioning/${followUpIds[0]}`);
  });

  it('that an answer was deleted, why, and whether it may be answered again', async () => {
    const { host, responseId, messages } = await openGroup();
    const before = (await messages()).length;
    const remove = async (counts: boolean): Promise<void> => {
      await system.get(
        'deleteResponses',
        { body: { ids: [responseId], reason: '有联系方式', counts } },
        host,
      );
      system.clock.advance(1000);
    };
    await remove(false);
    await remove(false);
    await system.get('restoreResponses', { body: { ids: [responseId] } }, host);
    await remove(true);
    const told = (await messages()).slice(before);
    expect(new Set(told.map(({ title }) => title))).toEqual(new Set(['主持人删除了你的一条回答']));
    expect(told.map(({ body }) => body)).toEqual([
      '讨论小组“早餐习惯”。原因：有联系方式\n题目还开放着，你可以重新回答。',
      '讨论小组“早餐习惯”。原因：有联系方式\n这道题仍算你答过，不用重新回答。',
    ]);
  });
});

describe('rule 6.37: text messages', () => {
  const texts = async (mobile: string): Promise<string[]> =>
    (await readMailbox(system.platform, mobile))
      .filter(({ code }) => code === null)
      .map(({ text }) => text)
      .toReversed();

  it('guests who agreed are invited, called and reminded; members on the site; nobody else', async () => {
    const hosting = await startHosting(system);
    const guide = await hosting.addTopics([1]);
    const [guest, silent, member] = [1, 2, 3].map(() => freshMobile((mobiles += 1))) as [
      string,
      string,
      string,
    ];
    await system.signIn(member);
    await hosting.invite(guest, { byText: true });
    await hosting.invite(`${silent}\n${member}`);
    await hosting.move('invite');
    await system.runJobs();
    const { hash } = await hosting.group();
    expect(await texts(guest)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^【芽言】讨论小组“早餐习惯”邀请你参加，.+ 开放，打开 http\\S+/bbs/${hash} 。拒收请回复R$`,
        ),
      ),
    ]);
    await hosting.move('open');
    await announceJob();
    await system.runJobs();
    expect((await texts(guest))[1]).toContain('”开放了，');
    await hosting.enter(guest, '小满');
    const colleague = freshMobile((mobiles += 1));
    await hosting.invite(colleague, { role: 1 });
    const host = await system.signInToGroup(hash, colleague);
    const body = { topicId: guide.topics[0]?.id ?? '' };
    const outcome = await system.get('remindGroupMembers', { body }, host);
    expect([outcome.reminded, outcome.byText]).toEqual([2, 1]);
    await system.runJobs();
    expect((await texts(guest))[2]).toContain('”还有 1 题等你回答，');
    expect([await texts(silent), await texts(member)]).toEqual([[], []]);
    const invited = await system.get(
      'listInvitations',
      { params: { groupId: hosting.groupId } },
      hosting.host,
    );
    expect(invited.items.flatMap(({ text }) => text ?? [])).toEqual(['sent']);
  });

  it('whose job was lost are sent by the sweep, once (rule 8.8)', async () => {
    const hosting = await startHosting(system);
    await hosting.addTopics([1]);
    const guest = freshMobile((mobiles += 1));
    await hosting.invite(guest, { byText: true });
    await hosting.move('invite');
    await sql`delete from jobs.job where name = 'group.send-texts'`.execute(system.platform.database.read);
    await system.runJobs();
    expect(await texts(guest)).toEqual([]);
    system.clock.advance(24 * 3_600_000);
    const resume = async (): Promise<void> =>
      await system.platform.jobs.handlerOf('group.resume-texts')?.({}, { id: 'cron', attempt: 0 });
    await resume();
    await resume();
    expect(await system.platform.jobs.living('group.send-texts')).toHaveLength(1);
    await system.runJobs();
    expect(await texts(guest)).toHaveLength(1);
    await resume();
    expect(await system.platform.jobs.living('group.send-texts')).toEqual([]);
  });

  it('who takes the agreement back gets none', async () => {
    const hosting = await startHosting(system);
    const guide = await hosting.addTopics([1]);
    const guest = freshMobile((mobiles += 1));
    await hosting.invite(guest, { byText: true });
    await hosting.move('invite');
    await hosting.move('open');
    const respondent = await hosting.enter(guest, '小满');
    const { group, identity } = await system.get('getGroupMe', {}, respondent);
    expect(identity.textsAllowed).toBe(true);
    const body = { nickname: '小满', rulesAccepted: true, consentVersion: group.consent.version } as const;
    const params = { hash: group.hash };
    const saved = await system.get(
      'updateGroupProfile',
      { params, body: { ...body, textsAllowed: false } },
      respondent,
    );
    expect(saved.textsAllowed).toBe(false);
    const colleague = freshMobile((mobiles += 1));
    await hosting.invite(colleague, { role: 1 });
    const host = await system.signInToGroup(group.hash, colleague);
    const before = await texts(guest);
    const topicId = guide.topics[0]?.id ?? '';
    const { skipped } = await system.get('remindGroupMembers', { body: { topicId } }, host);
    expect(skipped.map(({ reason }) => reason)).toEqual(['noAccount']);
    await announceJob();
    await system.runJobs();
    expect(await texts(guest)).toEqual(before);
  });

  it('a number gets three a day, and the hosts see which were not sent', async () => {
    const guest = freshMobile((mobiles += 1));
    const invite = async (): Promise<string | null | undefined> => {
      const hosting = await startHosting(system);
      await hosting.addTopics([1]);
      await hosting.invite(guest, { byText: true });
      await hosting.move('invite');
      await system.runJobs();
      const params = { groupId: hosting.groupId };
      const { items } = await system.get(
        'listInvitations',
        { params, query: { state: 'waiting' } },
        hosting.host,
      );
      return items.find(({ role }) => role === 0)?.text;
    };
    // Start just after midnight, so that all invitations are on one day.
    system.clock.advance(startOfNextDay(system.clock.now()));
    const states = [await invite(), await invite(), await invite(), await invite()];
    expect(states).toEqual(['sent', 'sent', 'sent', 'tooMany']);
    expect(await texts(guest)).toHaveLength(3);
  });
});

/** Milliseconds until the next day begins in Shanghai. */
const startOfNextDay = (now: Date): number => {
  const DAY_MS = 24 * 60 * 60_000;
  return DAY_MS - ((now.getTime() + 8 * 60 * 60_000) % DAY_MS) + 1000;
};

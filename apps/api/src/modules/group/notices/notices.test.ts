import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asker } from '../../../testing/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../testing/system/test-system.ts';
import { startHosting } from '../test/hosting.ts';

let system: TestSystem;
let mobiles = 400;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

const announceJob = async (): Promise<void> =>
  await system.platform.jobs.handlerOf('group.announce')?.({}, { id: 'cron', attempt: 0 });

/** A group of one question that invites a member and a guest, and what the member reads about it. */
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
  const titles = async () => (await messages()).map(({ title }) => title);
  return { hosting, member, messages, titles, sectionId: guide.topics[0]?.sections[0]?.id ?? '' };
}

/** The same, opened: the member has answered, and a colleague hosts. */
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

describe('rule 6.36: what a group writes to its people', () => {
  it('that it opened, once, whether a host opens it or the schedule does', async () => {
    const byHost = await invitingGroup();
    await announceJob();
    expect(await byHost.titles()).toEqual(['邀请你参加讨论组“早餐习惯”']);
    await byHost.hosting.move('open');
    await announceJob();
    await announceJob();
    expect(await byHost.titles()).toEqual(['邀请你参加讨论组“早餐习惯”', '讨论组“早餐习惯”开放了']);
    const bySchedule = await invitingGroup();
    system.clock.advance(25 * 60 * 60_000);
    await announceJob();
    expect(await bySchedule.titles()).toEqual(['邀请你参加讨论组“早餐习惯”', '讨论组“早餐习惯”开放了']);
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
      title: '讨论组“早餐习惯”已结束',
      body: '谢谢你的参与。正在核对完成情况，金币确认后会再通知你。',
    });
    expect(await stayedAway.titles()).toEqual(['邀请你参加讨论组“早餐习惯”']);
  });

  it("a host's question, once however often it is sent; a note between hosts tells nobody", async () => {
    const { host, responseId, messages } = await openGroup();
    const before = (await messages()).length;
    const question = {
      params: { id: responseId },
      body: { clientId: crypto.randomUUID(), content: '油条在哪里买的？', mustAnswer: true },
    };
    for (const _twice of [1, 2]) await system.get('createFollowUp', question, host);
    const note = { clientId: crypto.randomUUID(), content: '值得再问', audience: 'backRoom' as const };
    await system.get('createFollowUp', { params: { id: responseId }, body: note }, host);
    expect((await messages()).slice(before)).toEqual([
      { title: '主持人向你追问了 1 个问题，请你回答', body: '讨论组“早餐习惯”：油条在哪里买的？' },
    ]);
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
    expect((await messages()).slice(before).map(({ body }) => body)).toEqual([
      '讨论组“早餐习惯”。原因：有联系方式\n题目还开放着，你可以重新回答。',
      '讨论组“早餐习惯”。原因：有联系方式\n这道题仍算你答过，不用重新回答。',
    ]);
  });
});

import { errors } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { allTogether } from '../../../../../test/together.ts';
import { startHosting } from '../../../../../test/group/hosting.ts';

const HALF_DAY = 12 * 60 * 60_000;

let system: TestSystem;
let mobiles = 100;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

/** An open group of one topic with two questions: a member who answered one, and a guest who answered none. */
async function openGroup() {
  const hosting = await startHosting(system);
  const guide = await hosting.addTopics([2]);
  const [member, guest] = [freshMobile((mobiles += 1)), freshMobile((mobiles += 1))];
  const account = await system.signIn(member);
  await hosting.invite(`${member}\n${guest}`);
  await hosting.move('invite');
  await hosting.move('open');
  const respondent = await hosting.enter(member, '阿木');
  await hosting.enter(guest, '小满');
  await hosting.answer(respondent, guide.topics[0]?.sections[0]?.id ?? '');
  const { hash } = await hosting.group();
  const colleague = freshMobile((mobiles += 1));
  await hosting.invite(colleague, { role: 1 });
  const signInAsHost = (): Promise<Asker> => system.signInToGroup(hash, colleague);
  const host = await signInAsHost();
  const topicId = guide.topics[0]?.id ?? '';
  const remind = (more: { memberIds?: string[]; dryRun?: boolean } = {}, asker = host) =>
    system.get('remindGroupMembers', { body: { topicId, ...more } }, asker);
  const { id: memberId } = await system.get('getAccount', {}, account);
  const messages = () => readReminders(memberId);
  return { hosting, topicId, host, signInAsHost, respondent, remind, messages };
}

/** The reminders of a member, read from the table, because sessions end as days pass. */
const readReminders = async (memberId: string): Promise<{ title: string }[]> =>
  await system.platform.database.read
    .selectFrom('messages')
    .select('title')
    .where('member_id', '=', memberId)
    .where('title', 'like', '%等你回答')
    .execute();

describe('rule 6.35: reminding respondents', () => {
  it('says beforehand what is written to whom, and then writes it', async () => {
    const { remind, messages } = await openGroup();
    const planned = await remind({ dryRun: true });
    expect(planned.message?.title).toBe('讨论小组“早餐习惯”还有 1 题等你回答');
    expect(planned.people.map(({ name }) => name)).toEqual(['阿木']);
    expect(planned.skipped.map(({ member, reason }) => [member.name, reason])).toEqual([
      ['小满', 'noAccount'],
    ]);
    expect(await messages()).toEqual([]);
    expect(await remind()).toEqual(planned);
    expect((await messages()).map(({ title }) => title)).toEqual([planned.message?.title]);
  });

  it('once in 12 hours a person, however many press at once, and three times for a topic', async () => {
    const { remind, messages, signInAsHost } = await openGroup();
    const reasons = async (asker?: Asker) =>
      (await remind({}, asker)).skipped.map(({ member, reason }) => [member.name, reason]);
    const counts = await allTogether(4, async () => (await remind()).reminded);
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 1]);
    expect(await reasons()).toContainEqual(['阿木', 'recentlyReminded']);
    for (const count of [2, 3]) {
      system.clock.advance(HALF_DAY);
      expect((await remind({}, await signInAsHost())).reminded).toBe(1);
      expect(await messages()).toHaveLength(count);
    }
    system.clock.advance(HALF_DAY);
    expect(await reasons(await signInAsHost())).toContainEqual(['阿木', 'oftenReminded']);
  });

  it('who owes nothing is named as such when they were chosen, and people of other groups are not found', async () => {
    const { hosting, remind, respondent, topicId, host } = await openGroup();
    const { topics } = await hosting.guide();
    await hosting.answer(respondent, topics[0]?.sections[1]?.id ?? '');
    const { identity } = await system.get('getGroupMe', {}, respondent);
    const { skipped } = await remind({ memberIds: [identity.groupMemberId] });
    expect(skipped.map(({ reason }) => reason)).toEqual(['nothingOwed']);
    const body = { topicId, memberIds: [system.platform.random.uuid()] };
    expect((await system.call('remindGroupMembers', { body }, host)).code).toBe(errors.NOT_FOUND.code);
    expect((await system.call('remindGroupMembers', { body }, respondent)).code).toBe(errors.FORBIDDEN.code);
  });

  it('a group that is over reminds nobody', async () => {
    const { hosting, host, topicId } = await openGroup();
    await hosting.move('close');
    const { code } = await system.call('remindGroupMembers', { body: { topicId } }, host);
    expect(code).toBe(errors.GROUP_NOT_OPEN.code);
  });
});

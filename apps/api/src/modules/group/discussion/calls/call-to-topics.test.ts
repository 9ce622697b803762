import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failingCommits } from '../../../../../test/database/failing-commits.ts';
import { type Hosting, section, startHosting } from '../../../../../test/group/hosting.ts';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { allTogether } from '../../../../../test/together.ts';
import { readMailbox } from '../../../identity/module.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const TITLE = '讨论小组“早餐习惯”的新话题开放了';

let system: TestSystem;
let mobiles = 800;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

const runJob = async (): Promise<void> =>
  await system.platform.jobs.handlerOf('group.announce')?.({}, { id: 'cron', attempt: 0 });

/** Passes time until the clock in Shanghai shows this hour, today or tomorrow. */
function passTo(hour: number, minute = 0): void {
  const shown = (system.clock.now().getTime() + 8 * HOUR) % (24 * HOUR);
  const wanted = hour * HOUR + minute * MINUTE;
  system.clock.advance((wanted - shown + 24 * HOUR) % (24 * HOUR));
}

/** An hour of this day in Shanghai, or of a later one. */
function at(hour: number, days = 0): string {
  const now = system.clock.now().getTime();
  const midnight = now - ((now + 8 * HOUR) % (24 * HOUR));
  return new Date(midnight + (24 * days + hour) * HOUR).toISOString();
}

interface NewTopic {
  title: string;
  opensAt?: string;
  closesAt?: string;
  audienceTagId?: string;
}

async function addTopic({ hosting }: { hosting: Hosting }, topic: NewTopic): Promise<string> {
  const id = system.platform.random.uuid();
  const params = { groupId: hosting.groupId };
  // Signed in anew, because sessions end as hours pass.
  const host = await system.signIn(hosting.mobile);
  const { revision } = await system.get('getGuide', { params }, host);
  const added = {
    id,
    topic: { summary: '', opensAt: null, closesAt: null, ...topic },
    sections: [{ id: system.platform.random.uuid(), section: section() }],
  };
  await system.get('addGuideTopics', { params, body: { revision, topics: [added] } }, host);
  return id;
}

/** The bodies of a member's calls, the first one first. */
const callsOf = async (memberId: string): Promise<string[]> =>
  (
    await system.platform.database.read
      .selectFrom('messages')
      .select('body')
      .where('member_id', '=', memberId)
      .where('title', '=', TITLE)
      .orderBy('created_at')
      .execute()
  ).map(({ body }) => body);

/** A group that opened at eight in the morning, with members who entered it and a member who didn't. */
async function openGroup(count = 1) {
  passTo(8);
  const hosting = await startHosting(system);
  await hosting.addTopics([1]);
  const people = Array.from({ length: count + 1 }, () => freshMobile((mobiles += 1)));
  const memberIds: string[] = [];
  for (const mobile of people)
    memberIds.push((await system.get('getAccount', {}, await system.signIn(mobile))).id);
  await hosting.invite(people.join('\n'));
  await hosting.move('invite');
  await hosting.move('open');
  await runJob();
  const entered = [];
  for (const [place, mobile] of people.slice(0, count).entries())
    entered.push(await hosting.enter(mobile, `阿木${place}`));
  await runJob();
  const calls = async (place = 0) => await callsOf(memberIds[place] ?? '');
  return { hosting, people, entered, calls };
}

/** Of each call only the titles of its topics. */
const titlesIn = (bodies: readonly string[]): (string | undefined)[][] =>
  bodies.map((body) => body.split('\n').map((line) => /“(.+)”/u.exec(line)?.[1]));

describe('rule 6.55: people are called to topics that open', () => {
  it('once, when the schedule opens one, who has entered and nobody else', async () => {
    const group = await openGroup();
    await addTopic(group, { title: '第二天', opensAt: at(10, 1), closesAt: at(16, 1) });
    passTo(7);
    await runJob();
    passTo(9, 59);
    await runJob();
    expect(await group.calls()).toEqual([]);
    passTo(10, 1);
    await runJob();
    await runJob();
    expect(await group.calls()).toEqual([expect.stringMatching(/^“第二天”现在可以回答，.+ 16:00 结束。$/u)]);
    expect(await group.calls(1)).toEqual([]);
  });

  it('not to the topics with which the group opens, nor to what opened before they came', async () => {
    const group = await openGroup();
    await addTopic(group, { title: '刚加的' });
    system.clock.advance(MINUTE);
    await group.hosting.enter(group.people[1] ?? '', '小满');
    system.clock.advance(MINUTE);
    await runJob();
    expect(titlesIn(await group.calls())).toEqual([['刚加的']]);
    expect(await group.calls(1)).toEqual([]);
  });

  it('once a day: the call names what opens later that day, and the next one waits for the next morning', async () => {
    const group = await openGroup();
    await addTopic(group, { title: '上午', opensAt: at(10) });
    await addTopic(group, { title: '下午', opensAt: at(14) });
    passTo(10, 1);
    await runJob();
    expect(await group.calls()).toEqual([
      expect.stringMatching(/^“上午”现在可以回答，.+ 结束。\n“下午”.+ 14:00 开放。$/u),
    ]);
    await addTopic(group, { title: '临时加的' });
    await addTopic(group, { title: '当天就结束的', closesAt: at(20) });
    passTo(14, 1);
    await runJob();
    passTo(0, 5);
    await runJob();
    expect(await group.calls()).toHaveLength(1);
    passTo(9, 1);
    await runJob();
    await runJob();
    expect(titlesIn(await group.calls())).toEqual([['上午', '下午'], ['临时加的']]);
    const { rows } = await sql`select from group_topics where group_id = ${group.hosting.groupId}
      and opened_told_at is null and closes_at > ${system.clock.now()}`.execute(
      system.platform.database.read,
    );
    expect(rows).toEqual([]);
  });

  it('only those with its tag to a topic that has one (rule 6.41)', async () => {
    const group = await openGroup(2);
    const { hosting, entered } = group;
    const params = { groupId: hosting.groupId };
    const tagId = system.platform.random.uuid();
    await system.get('savePeopleTag', { params, body: { id: tagId, name: '新手妈妈' } }, hosting.host);
    const { identity } = await system.get('getGroupMe', {}, entered[1] ?? {});
    const body = { tagId, personIds: [identity.groupMemberId], tagged: true };
    await system.get('tagPeople', { params, body }, hosting.host);
    await addTopic(group, { title: '给妈妈', opensAt: at(10), audienceTagId: tagId });
    await addTopic(group, { title: '给所有人', opensAt: at(12) });
    passTo(10, 1);
    await runJob();
    expect(titlesIn(await group.calls(1))).toEqual([['给妈妈', '给所有人']]);
    expect(await group.calls(0)).toEqual([]);
    passTo(12, 1);
    await runJob();
    expect(titlesIn(await group.calls(1))).toEqual([['给妈妈', '给所有人']]);
    expect(titlesIn(await group.calls(0))).toEqual([['给所有人']]);
  });

  it('afterwards when no server ran, but not to what has closed meanwhile', async () => {
    const group = await openGroup();
    await addTopic(group, { title: '错过了', opensAt: at(9), closesAt: at(10) });
    await addTopic(group, { title: '还开着', opensAt: at(9) });
    system.clock.advance(5 * HOUR);
    await runJob();
    expect(titlesIn(await group.calls())).toEqual([['还开着']]);
  });

  it('anew to a topic that was named for a day and moved to a later one', async () => {
    const group = await openGroup();
    await addTopic(group, { title: '上午', opensAt: at(10) });
    const topicId = await addTopic(group, { title: '改期的', opensAt: at(14) });
    passTo(10, 1);
    await runJob();
    const { groupId, mobile } = group.hosting;
    const host = await system.signIn(mobile);
    const { revision } = await system.get('getGuide', { params: { groupId } }, host);
    const topic = { title: '改期的', summary: '', opensAt: at(10, 1), closesAt: null };
    await system.get('updateGuideTopic', { params: { groupId, topicId }, body: { revision, topic } }, host);
    passTo(14, 1);
    await runJob();
    passTo(10, 2);
    await runJob();
    expect(titlesIn(await group.calls())).toEqual([['上午', '改期的'], ['改期的']]);
  });

  it('not who has left, or whose invitation was withdrawn', async () => {
    const group = await openGroup(2);
    await addTopic(group, { title: '第二个', opensAt: at(9) });
    const { hash } = await group.hosting.group();
    const body = { reason: 'noTime', dryRun: false } as const;
    const asked = { params: { hash }, body, idempotencyKey: system.key() };
    await system.get('leaveGroup', asked, group.entered[0] ?? {});
    await sql`update group_members set withdrawn_at = ${system.clock.now()}
      where group_id = ${group.hosting.groupId} and nickname = '阿木1'`.execute(
      system.platform.database.read,
    );
    system.clock.advance(2 * HOUR);
    await runJob();
    expect([await group.calls(0), await group.calls(1)]).toEqual([[], []]);
  });

  it('once when four servers do it at once', async () => {
    const group = await openGroup(3);
    await addTopic(group, { title: '第二个', opensAt: at(9) });
    passTo(9, 3);
    await allTogether(4, runJob);
    for (const place of [0, 1, 2]) expect(titlesIn(await group.calls(place))).toEqual([['第二个']]);
  });

  it.each(['before the commit', 'after the commit'] as const)(
    'once when the server is killed %s of the calls',
    async (moment) => {
      const group = await openGroup(2);
      await addTopic(group, { title: '第二个', opensAt: at(9) });
      // Later than the minute whose turns the same job tells to open pages.
      passTo(9, 3);
      const commits = failingCommits(system.platform.database);
      commits.fail(moment);
      await expect(runJob()).rejects.toThrow();
      expect(commits.heal()).toBe(true);
      expect(await group.calls()).toHaveLength(moment === 'before the commit' ? 0 : 1);
      await runJob();
      for (const place of [0, 1]) expect(titlesIn(await group.calls(place))).toEqual([['第二个']]);
    },
  );

  it('a call changes no guide, so that nobody reads it again', async () => {
    const group = await openGroup();
    await addTopic(group, { title: '第二个', opensAt: at(9) });
    const version = async () =>
      await system.platform.database.read
        .selectFrom('discussion_groups')
        .select('guide_version')
        .where('id', '=', group.hosting.groupId)
        .executeTakeFirstOrThrow();
    const before = await version();
    system.clock.advance(2 * HOUR);
    await runJob();
    expect(await group.calls()).toHaveLength(1);
    expect(await version()).toEqual(before);
  });
});

describe('rule 6.37: texts about topics that open', () => {
  const textsOf = async (mobile: string): Promise<string[]> => {
    await system.runJobs();
    return (await readMailbox(system.platform, mobile))
      .filter(({ code }) => code === null)
      .map(({ text }) => text)
      .filter((text) => text.includes('新话题'));
  };

  it('go to guests who agreed; a member who agreed gets a message', async () => {
    passTo(8);
    const hosting = await startHosting(system);
    await hosting.addTopics([1]);
    const [guest, silent, joined] = [1, 2, 3].map(() => freshMobile((mobiles += 1))) as [
      string,
      string,
      string,
    ];
    await hosting.invite(`${guest}\n${joined}`, { byText: true });
    await hosting.invite(silent);
    await hosting.move('invite');
    await hosting.move('open');
    for (const [place, mobile] of [guest, silent, joined].entries())
      await hosting.enter(mobile, `客人${place}`);
    const { id: memberId } = await system.get('getAccount', {}, await system.signIn(joined));
    await addTopic({ hosting }, { title: '第二个', opensAt: at(9) });
    passTo(9, 3);
    await runJob();
    expect(await textsOf(guest)).toEqual([
      expect.stringMatching(
        /^【芽言】讨论小组“早餐习惯”的新话题开放了，打开 http\S+\/bbs\/\S+ 。拒收请回复R$/u,
      ),
    ]);
    expect([await textsOf(silent), await textsOf(joined)]).toEqual([[], []]);
    expect(titlesIn(await callsOf(memberId))).toEqual([['第二个']]);
    const { rows } = await sql`select distinct kind from group_texts
      where group_id = ${hosting.groupId} and what like '%新话题%'`.execute(system.platform.database.read);
    // Who switches off this kind gets none (switched-off.test.ts).
    expect(rows).toEqual([{ kind: 'groupOpening' }]);
  });
});

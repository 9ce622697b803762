import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { type Hosting, section, startHosting } from '../../../../../test/group/hosting.ts';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';

const MINUTE = 60_000;
const whole = '每完成一个话题得 20 金币，全部完成并回答必答追问再得 60 金币';
const part = '每完成一个话题得 20 金币';

let system: TestSystem;
let mobiles = 600;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

interface Topic {
  id: string;
  sections: string[];
}

interface Group {
  hosting: Hosting;
  hash: string;
  /** Open until the group closes. */
  lasting: Topic;
}

/** An open group of one topic, to which these mobiles are invited. It pays 20 for each topic and 60 for all. */
async function openGroup(invited: readonly string[]): Promise<Group> {
  const hosting = await startHosting(system);
  const { topics } = await hosting.addTopics([1]);
  await hosting.invite(invited.join('\n'));
  await hosting.move('invite');
  await hosting.move('open');
  const [first] = topics;
  const lasting = { id: first?.id ?? '', sections: first?.sections.map(({ id }) => id) ?? [] };
  return { hosting, lasting, hash: (await hosting.group()).hash };
}

interface Times {
  opens?: number;
  closes?: number;
  sections?: number;
}

const inMinutes = (minutes: number | undefined): string | null =>
  minutes === undefined ? null : new Date(system.clock.now().getTime() + minutes * MINUTE).toISOString();

const topicOf = ({ opens, closes }: Times) => ({
  title: '另一个话题',
  summary: '',
  opensAt: inMinutes(opens),
  closesAt: inMinutes(closes),
});

async function addTopic({ hosting }: Group, times: Times): Promise<Topic> {
  const { random } = system.platform;
  const sections = Array.from({ length: times.sections ?? 1 }, () => ({
    id: random.uuid(),
    section: section(),
  }));
  const topic = { id: random.uuid(), topic: topicOf(times), sections };
  const { revision } = await hosting.guide();
  const params = { groupId: hosting.groupId };
  await system.get('addGuideTopics', { params, body: { revision, topics: [topic] } }, hosting.host);
  return { id: topic.id, sections: sections.map(({ id }) => id) };
}

async function changeTopic({ hosting }: Group, topicId: string, times: Times): Promise<void> {
  const { revision } = await hosting.guide();
  const params = { groupId: hosting.groupId, topicId };
  const topic = topicOf(times);
  await system.get('updateGuideTopic', { params, body: { revision, topic } }, hosting.host);
}

async function closeSection({ hosting }: Group, sectionId: string): Promise<void> {
  const { revision } = await hosting.guide();
  const params = { groupId: hosting.groupId, sectionId };
  await system.get('closeGuideSection', { params, body: { revision, replacement: null } }, hosting.host);
}

const nextMobile = (): string => freshMobile((mobiles += 1));
const pass = (minutes: number): void => system.clock.advance(minutes * MINUTE);

const rewardOf = async (asker: Asker) => (await system.get('getGroupMe', {}, asker)).reward;
const reachOf = async (asker: Asker) => {
  const reward = await rewardOf(asker);
  return reward && [reward.reachableCoins, reward.canFinish];
};

describe('rule 6.56: each person reads what they can still get', () => {
  it('who joins late reads nothing of topics that closed before, in the invitation and everywhere else', async () => {
    const [early, late] = [nextMobile(), nextMobile()];
    const group = await openGroup([early, late]);
    const short = await addTopic(group, { closes: 3 });
    await addTopic(group, { opens: 5 });
    const member = await system.signIn(late);
    const shown = async () => ({
      link: (await system.get('getGroup', { params: { hash: group.hash } })).reward?.reachableCoins,
      card: (await system.get('getTask', { params: { hashId: group.hash } }, member)).coins,
      wall: (await system.get('listTasks', {}, member)).items.find(({ hashId }) => hashId === group.hash)
        ?.coins,
      home: (await system.get('checkHome', {}, member)).attention.find(({ kind }) => kind === 'group')?.coins,
    });
    expect(await shown()).toEqual({ link: 120, card: 120, wall: 120, home: 120 });
    const first = await group.hosting.enter(early, '早起的阿木');
    await group.hosting.answer(first, short.sections[0] ?? '');
    pass(4);
    expect(await shown()).toEqual({ link: 40, card: 40, wall: 40, home: 40 });
    // Who answered it in time keeps the whole.
    expect(await rewardOf(first)).toMatchObject({
      coins: 120,
      reachableCoins: 120,
      canFinish: true,
      condition: whole,
    });
    const asker = await system.signInToGroup(group.hash, late);
    const invitation = await system.get('getGroupMe', {}, asker);
    const late40 = { coins: 120, reachableCoins: 40, canFinish: false, condition: part };
    expect(invitation).toMatchObject({
      identity: { firstVisit: true },
      reward: late40,
      group: { reward: late40 },
    });
    const entered = await group.hosting.enter(late, '晚起的小林');
    await group.hosting.answer(entered, group.lasting.sections[0] ?? '');
    expect(await system.get('getGroupMe', {}, entered)).toMatchObject({
      reward: late40,
      earnedSoFar: { coins: 20, topicsFinished: 1, topics: 3 },
    });
  });

  it('a topic that closed unfinished counts again when its end is moved, and is counted as at the closing', async () => {
    const mobile = nextMobile();
    const group = await openGroup([mobile]);
    const short = await addTopic(group, { closes: 3, sections: 2 });
    const asker = await group.hosting.enter(mobile, '早起的阿木');
    const [one = '', two = ''] = short.sections;
    await group.hosting.answer(asker, one);
    expect(await reachOf(asker)).toEqual([100, true]);
    pass(4);
    expect(await reachOf(asker)).toEqual([20, false]);
    await changeTopic(group, short.id, { closes: 10 });
    expect(await reachOf(asker)).toEqual([100, true]);
    await group.hosting.answer(asker, two);
    await group.hosting.answer(asker, group.lasting.sections[0] ?? '');
    pass(11);
    expect(await reachOf(asker)).toEqual([100, true]);
    await group.hosting.move('close');
    const { earned } = await system.get('getGroupMe', {}, asker);
    expect(earned).toMatchObject({ coins: 100, topicsFinished: 2, topics: 2 });
  });

  it('a question that a host closed early takes nothing away, and an answer that does not count gives nothing', async () => {
    const mobile = nextMobile();
    const group = await openGroup([mobile]);
    const other = await addTopic(group, { closes: 5, sections: 2 });
    const asker = await group.hosting.enter(mobile, '早起的阿木');
    const [one = '', two = ''] = other.sections;
    await closeSection(group, two);
    expect(await reachOf(asker)).toEqual([100, true]);
    // Fewer characters than rule 6.46 asks for.
    await group.hosting.answer(asker, one, '豆浆。');
    expect(await reachOf(asker)).toEqual([100, true]);
    pass(6);
    expect(await reachOf(asker)).toEqual([20, false]);
  });

  it('an invitation of a late day promises nothing for the whole', async () => {
    const [early, late] = [nextMobile(), nextMobile()];
    const group = await openGroup([early]);
    await addTopic(group, { closes: 3 });
    pass(4);
    const member = await system.signIn(late);
    await group.hosting.invite(late);
    const [message] = (await system.get('listMessages', {}, member)).items;
    expect(message?.body).toContain(`${part}。`);
    expect(message?.body).not.toContain('全部完成');
  });

  it('nothing is left once everything has closed, and hosts read no coins', async () => {
    const mobile = nextMobile();
    const group = await openGroup([mobile]);
    const asker = await system.signInToGroup(group.hash, mobile);
    await group.hosting.move('close');
    expect(await reachOf(asker)).toEqual([0, false]);
    expect(await reachOf(await system.signInToGroup(group.hash, group.hosting.mobile))).toBeNull();
  });

  it('a plan for the whole alone pays nothing once a topic is missed', async () => {
    const mobile = nextMobile();
    const hosting = await startHosting(system, { topicCoins: 0, wholeCoins: 60, capCoins: 60 });
    await hosting.addTopics([1]);
    await hosting.invite(mobile);
    await hosting.move('invite');
    await hosting.move('open');
    const group = { hosting, hash: (await hosting.group()).hash, lasting: { id: '', sections: [] } };
    await addTopic(group, { closes: 3 });
    const asker = await system.signInToGroup(group.hash, mobile);
    expect(await reachOf(asker)).toEqual([60, true]);
    pass(4);
    expect(await reachOf(asker)).toEqual([0, false]);
  });
});

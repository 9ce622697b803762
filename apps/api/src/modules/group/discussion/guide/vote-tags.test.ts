import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestSystem } from '../../../../../test/system/test-system.ts';
import { type AudienceWorld, startAudience } from '../../../../../test/group/audience-world.ts';
import { type Hosting, section } from '../../../../../test/group/hosting.ts';

let system: TestSystem;
let hosting: AudienceWorld['hosting'];
let groupId: AudienceWorld['groupId'];
let tagId: AudienceWorld['tagId'];
let hidden: AudienceWorld['hidden'];
let mother: AudienceWorld['mother'];
let other: AudienceWorld['other'];
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());
beforeEach(async () => {
  ({ hosting, groupId, tagId, hidden, mother, other } = await startAudience(system));
});

describe('rule 6.49: tags given by a vote', () => {
  const options = ['豆浆', '咖啡'];
  const vote = {
    title: '早上喝什么',
    kind: 'single' as const,
    minChoices: 1,
    maxChoices: 1,
    resultsShown: 'afterVote' as const,
    options,
  };
  const addVoting = async (more: object) => {
    const { revision } = await hosting.guide();
    const id = system.platform.random.uuid();
    const topic = { title: '投票', summary: '', opensAt: null, closesAt: null };
    const sections = [
      { id: system.platform.random.uuid(), section: section({ vote: { ...vote, ...more } }) },
    ];
    return await system.outcome(
      'addGuideTopics',
      { params: { groupId }, body: { revision, topics: [{ id, topic, sections }] } },
      hosting.host,
    );
  };
  const voteOf = async (asker: Parameters<Hosting['answer']>[0]) => {
    const { items } = await system.get('listTopics', { query: {} }, asker);
    const topicId = items.find(({ title }) => title === '投票')?.id ?? '';
    const { sections } = await system.get('getTopic', { query: { topicId } }, asker);
    const shown = sections[0]?.vote;
    if (!shown) throw new Error('The vote is missing');
    return shown;
  };
  const choose = async (asker: Parameters<Hosting['answer']>[0], place: number) => {
    const { id, options: given } = await voteOf(asker);
    const body = { voteId: id, optionIds: [given[place]?.id ?? ''] };
    await system.get('castVote', { body }, asker);
  };
  const sees = async (asker: Parameters<Hosting['answer']>[0]) =>
    (await system.outcome('getTopic', { query: { topicId: hidden.topicId } }, asker)) === 'OK';

  it('choosing the option shows the topic for its tag, choosing another one hides it again', async () => {
    expect(await addVoting({ optionTags: [tagId, null] })).toBe('OK');
    expect(await sees(other)).toBe(false);
    await choose(other, 0);
    expect(await sees(other)).toBe(true);
    await choose(other, 1);
    expect(await sees(other)).toBe(false);
  });

  it('a tag that a host gave stays, whatever is chosen', async () => {
    await addVoting({ optionTags: [tagId, null] });
    await choose(mother, 0);
    await choose(mother, 1);
    expect(await sees(mother)).toBe(true);
  });

  it('an anonymous vote gives none, a tag of no group is unknown, and the guide names the tags', async () => {
    expect(await addVoting({ anonymous: true, optionTags: [tagId, null] })).toBe('VOTE_WRONG');
    expect(await addVoting({ optionTags: [tagId] })).toBe('VOTE_WRONG');
    expect(await addVoting({ optionTags: [system.platform.random.uuid(), null] })).toBe('TAG_UNKNOWN');
    await addVoting({ optionTags: [tagId, null] });
    expect((await hosting.guide()).topics.at(-1)?.sections[0]?.section.vote?.optionTags).toEqual([
      tagId,
      null,
    ]);
  });
});

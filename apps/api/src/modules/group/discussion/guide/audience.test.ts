import type { OperationId } from '@yayan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallInput, Asker } from '../../../../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { readEventFacts } from '../live/event-store.ts';
import { noPeople, readRosters } from '../live/rosters.ts';
import { evaluateEvent } from '../live/visibility.ts';
import { tallyClosed } from '../../hosting/rewards/tally-rewards.ts';
import { type Hosting, section, startHosting } from '../../../../../test/group/hosting.ts';

const CANARY = 'canary-只给新手妈妈';

let system: TestSystem;
let last = 4000;
let hosting: Hosting;
let groupId: string;
let tagId: string;
/** A respondent with the tag, and one without. */
let mother: Asker;
let other: Asker;
let host: Asker;
/** The topic for all, and the one for those with the tag, each with its section. */
let open: { topicId: string; sectionId: string };
let hidden: { topicId: string; sectionId: string };

beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

const nextMobile = (): string => freshMobile((last += 1));
const idIn = async (asker: Asker) => (await system.get('getGroupMe', {}, asker)).identity.groupMemberId;

/** An open group with a topic for all and one for those with a tag, which one of two respondents has. */
beforeEach(async () => {
  hosting = await startHosting(system);
  groupId = hosting.groupId;
  const params = { groupId };
  tagId = system.platform.random.uuid();
  await system.get('savePeopleTag', { params, body: { id: tagId, name: '新手妈妈' } }, hosting.host);
  const [one] = (await hosting.addTopics([1])).topics;
  const topic = { title: CANARY, summary: CANARY, opensAt: null, closesAt: null, audienceTagId: tagId };
  const vote = {
    title: CANARY,
    kind: 'single' as const,
    minChoices: 1,
    maxChoices: 1,
    resultsShown: 'always' as const,
    options: ['甲', '乙'],
  };
  const id = system.platform.random.uuid();
  const sectionId = system.platform.random.uuid();
  const { revision } = await hosting.guide();
  const asked = section({ title: CANARY, question: CANARY, vote });
  const topics = [{ id, topic, sections: [{ id: sectionId, section: asked }] }];
  await system.get('addGuideTopics', { params, body: { revision, topics } }, hosting.host);
  open = { topicId: one?.id ?? '', sectionId: one?.sections[0]?.id ?? '' };
  hidden = { topicId: id, sectionId };
  const [mobile, otherMobile] = [nextMobile(), nextMobile()];
  await hosting.invite(mobile, { tagId });
  await hosting.invite(otherMobile);
  await hosting.move('invite');
  await hosting.move('open');
  mother = await hosting.enter(mobile, '阿木');
  other = await hosting.enter(otherMobile, '小满');
  const { hash } = await hosting.group();
  const { ticket } = await system.get('createGroupTicket', { params: { hash } }, hosting.host);
  host = await system.get('loginGroupWithTicket', { params: { hash }, body: { ticket } });
});

const answerOf = async (asker: Asker): Promise<string> => {
  await hosting.answer(asker, hidden.sectionId);
  const { items } = await system.get('listResponses', { query: { sectionId: hidden.sectionId } }, asker);
  return items.find(({ mine }) => mine)?.id ?? '';
};

describe('rule 6.41: a topic for respondents with a tag', () => {
  it('is read, answered and owed by those who have it', async () => {
    const { items, owed } = await system.get('listTopics', { query: {} }, mother);
    expect(items.map(({ id }) => id)).toEqual([open.topicId, hidden.topicId]);
    expect(owed.unanswered).toBe(2);
    await hosting.answer(mother, hidden.sectionId);
    expect((await system.get('getGroupMe', {}, mother)).progress).toMatchObject({ answered: 1, total: 2 });
  });

  it('does not exist for others: no list, count, search, address or call tells of it', async () => {
    const responseId = await answerOf(mother);
    const body = { content: '我也是', clientId: system.platform.random.uuid() };
    const { topics } = await hosting.guide();
    expect(topics).toHaveLength(2);
    const calls: [OperationId, CallInput<OperationId>][] = [
      ['getTopic', { query: { topicId: hidden.topicId } }],
      ['listResponses', { query: { sectionId: hidden.sectionId } }],
      ['createResponse', { body: { ...body, sectionId: hidden.sectionId, attachments: [] } }],
      ['createFollowUp', { params: { id: responseId }, body }],
      ['getFollowUpThread', { query: { responseId } }],
      ['markSectionsRead', { body: { sections: [{ sectionId: hidden.sectionId, responseId }] } }],
    ];
    for (const [id, asked] of calls) expect(await system.outcome(id, asked, other), id).toBe('NOT_FOUND');
    const told = [
      await system.get('listTopics', { query: {} }, other),
      await system.get('getTopic', { query: { topicId: open.topicId, answers: true } }, other),
      await system.get('searchTopics', { query: { title: 'canary' } }, other),
      await system.get('listUnansweredSections', { query: {} }, other),
      await system.get('listAnsweredSections', { query: {} }, other),
      await system.get('listAskedFollowUps', { query: {} }, other),
      await system.get('getGroupMe', {}, other),
      await system.get('listGroupMembers', { query: {} }, other),
      await system.get('getGroupMember', { query: { memberId: await idIn(mother) } }, other),
    ];
    expect(JSON.stringify(told)).not.toContain('canary');
    expect(JSON.stringify(told)).not.toContain(hidden.topicId);
    expect(JSON.stringify(told)).not.toContain('新手妈妈');
    expect(told[0]).toMatchObject({ owed: { unanswered: 1 } });
    expect(told[6]).toMatchObject({ progress: { answered: 0, total: 1 } });
    expect(told[8]).toMatchObject({ responseCount: 0 });
  });

  it('is neither counted, reminded of nor paid for who does not have it', async () => {
    await hosting.answer(other, open.sectionId);
    const topic = await system.get('getHostTopic', { query: { topicId: hidden.topicId } }, host);
    expect(topic.progress).toMatchObject({ respondents: 1, answered: 0 });
    expect(topic.sections[0]?.silent.map(({ name }) => name)).toEqual(['阿木']);
    expect(await system.get('listHostTopics', { query: {} }, host)).toMatchObject({
      progress: { respondents: 2, answered: 1 },
    });
    const members = await system.get('listHostTopicMembers', { query: { topicId: hidden.topicId } }, host);
    expect(members.items.map(({ member }) => member.name)).toEqual(['阿木']);
    const reminded = await system.get(
      'remindGroupMembers',
      { body: { topicId: hidden.topicId, dryRun: true } },
      host,
    );
    expect(
      [...reminded.people, ...reminded.skipped.map(({ member }) => member)].map(({ name }) => name),
    ).toEqual(['阿木']);
    const { cells } = await system.get('getVoiceCoverage', { query: {} }, host);
    expect(cells.map(({ members: people }) => people)).toEqual([2, 1]);
    await hosting.move('close');
    await tallyClosed(system.platform);
    const { items } = await system.get('listGroupRewards', { params: { groupId }, query: {} }, hosting.host);
    expect(new Map(items.map(({ name, topics, finished }) => [name, [topics, finished]]))).toEqual(
      new Map([
        ['小满', [1, true]],
        ['阿木', [2, false]],
      ]),
    );
  });

  it('is heard of by no event', async () => {
    const responseId = await answerOf(mother);
    const [motherId, otherId] = [await idIn(mother), await idIn(other)];
    const at = system.clock.now().toISOString();
    const whole = { kind: 'vote.cast' as const, ...hidden, responseId: null, followUpId: null, at };
    const answer = { kind: 'response.created' as const, ...hidden, responseId, followUpId: null, at };
    const moved = {
      kind: 'topic.opened' as const,
      ...hidden,
      sectionId: null,
      responseId: null,
      followUpId: null,
      at,
    };
    const events = [whole, answer, moved];
    const { read } = system.platform.database;
    const now = system.clock.now();
    const facts = await readEventFacts(
      read,
      events.map((event) => ({ groupId, event })),
    );
    const roster = (await readRosters(read, new Map([[groupId, noPeople()]]), now)).get(groupId);
    if (!roster) throw new Error('The group is missing');
    const seen = events.map((event, place) => evaluateEvent(event, facts[place], roster, now));
    expect(seen.map((seenBy) => seenBy(otherId))).toEqual([null, null, null]);
    expect(seen.map((seenBy) => seenBy(motherId))).toEqual(events);
  });

  it('is gone for who loses the tag, with their own answer, and there again with it', async () => {
    const responseId = await answerOf(mother);
    const body = { content: '哪家？', clientId: system.platform.random.uuid(), mustAnswer: true };
    await system.get('createFollowUp', { params: { id: responseId }, body }, host);
    const tag = async (tagged: boolean) =>
      await system.get(
        'tagPeople',
        { params: { groupId }, body: { tagId, personIds: [await idIn(mother)], tagged } },
        hosting.host,
      );
    await tag(false);
    const edit = { body: { id: responseId, content: '改了', attachments: [] } };
    expect(await system.outcome('editResponse', edit, mother)).toBe('NOT_FOUND');
    expect(await system.outcome('getFollowUpThread', { query: { responseId } }, mother)).toBe('NOT_FOUND');
    expect((await system.get('listAnsweredSections', { query: {} }, mother)).items).toEqual([]);
    expect(await system.get('listAskedFollowUps', { query: {} }, mother)).toMatchObject({
      items: [],
      open: 0,
    });
    expect((await system.get('listTopics', { query: {} }, mother)).owed).toMatchObject({
      unanswered: 1,
      followUps: 0,
    });
    await tag(true);
    expect((await system.get('listAnsweredSections', { query: {} }, mother)).items).toHaveLength(1);
  });
});

describe('rule 6.41: the audience of a topic', () => {
  const change = async (topicId: string, audienceTagId: string | null) => {
    const { revision, topics } = await hosting.guide();
    const { topic } = topics.find(({ id }) => id === topicId) ?? {};
    const body = {
      revision,
      topic: { title: '话题', summary: '', opensAt: null, closesAt: null, ...topic, audienceTagId },
    };
    return await system.outcome('updateGuideTopic', { params: { groupId, topicId }, body }, hosting.host);
  };

  it('may be narrowed once somebody answered, and not widened', async () => {
    await hosting.answer(mother, hidden.sectionId);
    await hosting.answer(mother, open.sectionId);
    expect(await change(hidden.topicId, null)).toBe('VISIBILITY_PROMISED');
    expect(await change(open.topicId, tagId)).toBe('OK');
    expect(await system.outcome('getTopic', { query: { topicId: open.topicId } }, other)).toBe('NOT_FOUND');
  });

  it('is widened while nobody answered, and a tag of no group is refused', async () => {
    expect(await change(hidden.topicId, null)).toBe('OK');
    expect((await system.get('listTopics', { query: {} }, other)).items).toHaveLength(2);
    expect(await change(hidden.topicId, system.platform.random.uuid())).toBe('TAG_UNKNOWN');
  });

  it('stays when a page that does not know it changes the topic', async () => {
    const { revision } = await hosting.guide();
    const topic = { title: '换个名字', summary: '', opensAt: null, closesAt: null };
    const params = { groupId, topicId: hidden.topicId };
    await system.get('updateGuideTopic', { params, body: { revision, topic } }, hosting.host);
    expect((await hosting.guide()).topics[1]?.topic.audienceTagId).toBe(tagId);
  });
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

describe('rule 6.41: the audience of a section', () => {
  const SECRET = 'canary-只问宝妈';
  let sectionId: string;
  const addSection = async () => {
    sectionId = system.platform.random.uuid();
    const { revision } = await hosting.guide();
    const asked = section({ title: SECRET, question: SECRET, audienceTagId: tagId });
    await system.get(
      'addGuideSection',
      { params: { groupId, topicId: open.topicId }, body: { revision, id: sectionId, section: asked } },
      hosting.host,
    );
  };
  beforeEach(addSection);

  it('shows it to those with the tag, and to hosts', async () => {
    const query = { query: { topicId: open.topicId } };
    expect((await system.get('getTopic', query, mother)).sections.map(({ id }) => id)).toContain(sectionId);
    expect((await system.get('getHostTopic', query, host)).sections.map(({ id }) => id)).toContain(sectionId);
  });

  it('hides it from all others in every list, search, count and call', async () => {
    await hosting.answer(mother, sectionId, `${SECRET}的回答`);
    await hosting.answer(other, open.sectionId);
    const reads = [
      await system.get('listTopics', { query: {} }, other),
      await system.get('getTopic', { query: { topicId: open.topicId } }, other),
      await system.get('listUnansweredSections', { query: {} }, other),
      await system.get('searchTopics', { query: { title: '只问宝妈' } }, other),
      await system.get('listAnsweredSections', { query: {} }, other),
    ];
    expect(JSON.stringify(reads)).not.toContain('只问宝妈');
    expect((await system.get('listTopics', { query: {} }, other)).owed.unanswered).toBe(0);
    const { progress } = await system.get('getTopic', { query: { topicId: open.topicId } }, other);
    expect(progress).toMatchObject({ answered: 1, total: 1 });
    expect(await system.outcome('listResponses', { query: { sectionId } }, other)).toBe('NOT_FOUND');
    const body = { sectionId, clientId: system.platform.random.uuid(), content: '我也来', attachments: [] };
    expect(await system.outcome('createResponse', { body }, other)).toBe('NOT_FOUND');
  });

  it('hosts see progress of those whom it is for, and nobody else as silent', async () => {
    await hosting.answer(other, open.sectionId);
    await hosting.answer(mother, open.sectionId);
    const topic = await system.get('getHostTopic', { query: { topicId: open.topicId } }, host);
    const shown = topic.sections.find(({ id }) => id === sectionId);
    expect(shown?.progress.respondents).toBe(1);
    expect(shown?.silent.map(({ name }) => name)).toEqual(['阿木']);
    expect(topic.progress).toMatchObject({ respondents: 2, answered: 1 });
  });

  it('tells others nothing of it by a live event', async () => {
    const { id: responseId } = await hosting.answer(mother, sectionId);
    const event = {
      kind: 'response.created' as const,
      at: system.clock.now().toISOString(),
      topicId: open.topicId,
      sectionId,
      responseId,
      followUpId: null,
    };
    const { read } = system.platform.database;
    const now = system.clock.now();
    const [fact] = await readEventFacts(read, [{ groupId, event }]);
    const roster = (await readRosters(read, new Map([[groupId, noPeople()]]), now)).get(groupId);
    if (roster === undefined) throw new Error('The roster is missing');
    const evaluated = evaluateEvent(event, fact, roster, now);
    expect(evaluated(await idIn(other))).toBeNull();
    expect(evaluated(await idIn(mother))).not.toBeNull();
  });

  it('counts for the pay of those alone whom it is for', async () => {
    await hosting.answer(other, open.sectionId);
    await hosting.answer(mother, open.sectionId);
    await hosting.move('close');
    await tallyClosed(system.platform);
    const { items } = await system.get('listGroupRewards', { params: { groupId }, query: {} }, hosting.host);
    expect(new Map(items.map(({ name, finished }) => [name, finished]))).toEqual(
      new Map([
        ['小满', true],
        ['阿木', false],
      ]),
    );
  });

  it('may be narrowed once somebody answered, and not widened; a page that does not know it keeps it', async () => {
    const change = async (id: string, more: object) => {
      const { revision } = await hosting.guide();
      const body = { revision, section: { ...section({ title: '改', question: SECRET }), ...more } };
      return await system.outcome(
        'updateGuideSection',
        { params: { groupId, sectionId: id }, body },
        hosting.host,
      );
    };
    expect(await change(sectionId, {})).toBe('OK');
    await hosting.answer(mother, sectionId);
    expect(await change(sectionId, {})).toBe('OK');
    expect(await change(sectionId, { audienceTagId: null })).toBe('VISIBILITY_PROMISED');
    const { topics } = await hosting.guide();
    const kept = topics.flatMap(({ sections }) => sections).find(({ id }) => id === sectionId);
    expect(kept?.section.audienceTagId).toBe(tagId);
  });
});

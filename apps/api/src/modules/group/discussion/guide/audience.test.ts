import type { OperationId } from '@yayan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallInput, Asker } from '../../../../../test/calls/call-operation.ts';
import { TestSystem } from '../../../../../test/system/test-system.ts';
import { type AudienceWorld, startAudience } from '../../../../../test/group/audience-world.ts';
import { readEventFacts } from '../live/event-store.ts';
import { noPeople, readRosters } from '../live/rosters.ts';
import { evaluateEvent } from '../live/visibility.ts';
import { tallyClosed } from '../../hosting/rewards/tally-rewards.ts';

let system: TestSystem;
let hosting: AudienceWorld['hosting'];
let groupId: AudienceWorld['groupId'];
let tagId: AudienceWorld['tagId'];
let open: AudienceWorld['open'];
let hidden: AudienceWorld['hidden'];
let mother: AudienceWorld['mother'];
let other: AudienceWorld['other'];
let host: AudienceWorld['host'];
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());
beforeEach(async () => {
  ({ hosting, groupId, tagId, open, hidden, mother, other, host } = await startAudience(system));
});

const idIn = async (asker: Asker) => (await system.get('getGroupMe', {}, asker)).identity.groupMemberId;

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

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { TestSystem } from '../../../../../test/system/test-system.ts';
import { type AudienceWorld, startAudience } from '../../../../../test/group/audience-world.ts';
import { section } from '../../../../../test/group/hosting.ts';
import { readEventFacts } from '../live/event-store.ts';
import { noPeople, readRosters } from '../live/rosters.ts';
import { evaluateEvent } from '../live/visibility.ts';
import { tallyClosed } from '../../hosting/rewards/tally-rewards.ts';

let system: TestSystem;
let hosting: AudienceWorld['hosting'];
let groupId: AudienceWorld['groupId'];
let tagId: AudienceWorld['tagId'];
let open: AudienceWorld['open'];
let mother: AudienceWorld['mother'];
let other: AudienceWorld['other'];
let host: AudienceWorld['host'];
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());
beforeEach(async () => {
  ({ hosting, groupId, tagId, open, mother, other, host } = await startAudience(system));
});

const idIn = async (asker: Asker) => (await system.get('getGroupMe', {}, asker)).identity.groupMemberId;

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

import { freshMobile, type TestSystem } from '../system/test-system.ts';
import { section, startHosting } from './hosting.ts';

/** Stands in everything that only respondents with the tag may read. */
const CANARY = 'canary-只给新手妈妈';

/** A world of `startAudience`. */
export type AudienceWorld = Awaited<ReturnType<typeof startAudience>>;

let last = 4000;
const nextMobile = (): string => freshMobile((last += 1));

/**
 * An open group with a topic for all (`open`) and one for those with a tag (`hidden`), each with one section. Of two
 * respondents `mother` has the tag and `other` doesn't.
 */
export async function startAudience(system: TestSystem) {
  const hosting = await startHosting(system);
  const { groupId } = hosting;
  const params = { groupId };
  const tagId = system.platform.random.uuid();
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
  const open = { topicId: one?.id ?? '', sectionId: one?.sections[0]?.id ?? '' };
  const hidden = { topicId: id, sectionId };
  const [mobile, otherMobile] = [nextMobile(), nextMobile()];
  await hosting.invite(mobile, { tagId });
  await hosting.invite(otherMobile);
  await hosting.move('invite');
  await hosting.move('open');
  const mother = await hosting.enter(mobile, '阿木');
  const other = await hosting.enter(otherMobile, '小满');
  const { hash } = await hosting.group();
  const { ticket } = await system.get('createGroupTicket', { params: { hash } }, hosting.host);
  const host = await system.get('loginGroupWithTicket', { params: { hash }, body: { ticket } });
  return { hosting, groupId, tagId, open, hidden, mother, other, host };
}

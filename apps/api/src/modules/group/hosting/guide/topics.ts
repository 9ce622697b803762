import type { Call } from '../../../../call/call.ts';
import type { BodyOf, components } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { editGuide, type GuideEdit } from './edit-guide.ts';
import { hasColumns } from '../../people/life/has-columns.ts';
import { followTopic, type GuideTopicRow, insertTopic, writeTopic } from './guide-store.ts';
import { mapUnknownTag } from './map-unknown-tag.ts';
import { addSection } from './sections.ts';

type Schemas = components['schemas'];
type Guide = Schemas['Guide'];

const MOST_TOPICS = 100;

/** Adds topics with their sections at the end. Topics that exist already are ignored. */
export async function addGuideTopics(
  deps: GroupDeps,
  { caller, params: { groupId }, body: { revision, topics } }: Call<'addGuideTopics'>,
): Promise<Guide> {
  return await editGuide(deps, caller, { groupId, revision }, async (editing) => {
    const known = new Set(editing.topics.map(({ id }) => id));
    const added = topics.filter(({ id }) => !known.has(id));
    const [first] = added;
    if (first === undefined) return 'nothing new';
    if (known.size + added.length > MOST_TOPICS) refuse('GUIDE_FULL');
    for (const topic of added) await addTopic(deps, editing, topic);
    return {
      changes: added.map(({ topic }) => ({ what: 'topic' as const, before: null, after: topic.title })),
      topicId: first.id,
    };
  });
}

async function addTopic(
  deps: GroupDeps,
  editing: GuideEdit,
  { id, topic, sections }: BodyOf<'addGuideTopics'>['topics'][number],
): Promise<void> {
  const { tx, group, now } = editing;
  const row: GuideTopicRow = {
    id,
    position: Math.max(-1, ...editing.topics.map(({ position }) => position)) + 1,
    ...columnsOf(group, topic),
  };
  await mapUnknownTag(insertTopic(tx, group.id, row, now));
  editing.topics.push(row);
  for (const [position, section] of sections.entries())
    await addSection(deps, editing, row, { ...section, position });
}

type Times = Pick<GuideTopicRow, 'opens_at' | 'closes_at'>;

/** A topic as it is stored. Refuses with SCHEDULE_WRONG times in the wrong order, or outside the group's. */
function columnsOf(
  group: Times,
  { title, summary, opensAt, closesAt, audienceTagId = null }: Schemas['GuideTopicInput'],
): Pick<GuideTopicRow, 'title' | 'summary' | 'audience_tag_id'> & Times {
  const opens_at = opensAt === null ? group.opens_at : new Date(opensAt);
  const closes_at = closesAt === null ? group.closes_at : new Date(closesAt);
  const [from, until] = [Math.max(+opens_at, +group.opens_at), Math.min(+closes_at, +group.closes_at)];
  if (opens_at >= closes_at || from >= until) refuse('SCHEDULE_WRONG');
  return {
    title: title.trim(),
    summary: summary.trim(),
    opens_at,
    closes_at,
    audience_tag_id: audienceTagId,
  };
}

type Audience = Pick<GuideTopicRow, 'audience_tag_id'>;

/** Whether people outside the audience at the time of answering would see the answers (rule 6.26). */
const isWider = ({ audience_tag_id: before }: Audience, { audience_tag_id: after }: Audience): boolean =>
  before !== null && after !== before;

/** Changes title, summary, times and audience of a topic. */
export async function updateGuideTopic(
  deps: GroupDeps,
  { caller, params: { groupId, topicId }, body: { revision, topic: after } }: Call<'updateGuideTopic'>,
): Promise<Guide> {
  return await editGuide(deps, caller, { groupId, revision }, async (editing) => {
    const { tx, group, topics, sections } = editing;
    const before = topics.find(({ id }) => id === topicId) ?? refuse('NOT_FOUND');
    // A client that doesn't send the field leaves the audience unchanged.
    const columns = columnsOf(group, { audienceTagId: before.audience_tag_id, ...after });
    if (editing.isLate && hasColumns(before, columns)) return 'nothing new';
    const isAnswered = sections.some((each) => each.topic_id === topicId && each.answers + each.ballots > 0);
    if (isAnswered && isWider(before, columns)) refuse('VISIBILITY_PROMISED');
    await mapUnknownTag(writeTopic(tx, groupId, topicId, columns));
    await followTopic(tx, groupId, topicId, before, columns);
    return { changes: [{ what: 'topic', before: inWords(before), after: inWords(columns) }], topicId };
  });
}

const inWords = ({
  title,
  summary,
  opens_at,
  closes_at,
  audience_tag_id,
}: Omit<GuideTopicRow, 'id' | 'position'>): string =>
  [title, summary, `${opens_at.toISOString()} – ${closes_at.toISOString()}`, audience_tag_id && '部分受访者']
    .filter(Boolean)
    .join('\n');

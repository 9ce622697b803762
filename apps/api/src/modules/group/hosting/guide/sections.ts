import type { Call } from '../../../../call/call.ts';
import type { components } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { editGuide, type GuideEdit } from './edit-guide.ts';
import { hasColumns } from '../../people/life/has-columns.ts';
import { inputOf } from './guide-view.ts';
import { mapUnknownTag } from './map-unknown-tag.ts';
import type { GuideTopicRow } from './guide-store.ts';
import { changeRefusal, isMediaChanged, isVoteChanged, voteRefusal, withTags } from './section-rules.ts';
import { copyReplaced, setFiles } from './section-files.ts';
import {
  insertSection,
  type NewSection,
  putVote,
  shiftSections,
  writeSection,
} from './section-edit-store.ts';

type Schemas = components['schemas'];
type Guide = Schemas['Guide'];
type Input = Schemas['GuideSectionInput'];

const MOST_SECTIONS = 50;

/** Adds a section at the end of its topic. Adding it again changes nothing. */
export async function addGuideSection(
  deps: GroupDeps,
  { caller, params: { groupId, topicId }, body: { revision, id, section } }: Call<'addGuideSection'>,
): Promise<Guide> {
  return await editGuide(deps, caller, { groupId, revision }, async (editing) => {
    if (editing.sections.some((known) => known.id === id)) return 'nothing new';
    const topic = editing.topics.find((known) => known.id === topicId) ?? refuse('NOT_FOUND');
    await addSection(deps, editing, topic, { id, section, position: nextPosition(editing, topicId) });
    return { changes: [{ what: 'section', before: null, after: section.question }], topicId };
  });
}

/** The position after the last section of a topic. Refuses a full topic with GUIDE_FULL. */
function nextPosition({ sections }: GuideEdit, topicId: string): number {
  const positions = sections.filter((each) => each.topic_id === topicId).map(({ position }) => position);
  return positions.length < MOST_SECTIONS ? Math.max(-1, ...positions) + 1 : refuse('GUIDE_FULL');
}

/** A new section, its position in the topic, and the section that it replaces. */
interface AddedSection {
  id: string;
  section: Input;
  position: number;
  replaced?: { id: string; chainId: string; media: NonNullable<Input['media']> };
}

/** Stores a new section. */
export async function addSection(
  deps: GroupDeps,
  editing: Pick<GuideEdit, 'tx' | 'group' | 'me' | 'now'>,
  topic: GuideTopicRow,
  { id, section, position, replaced }: AddedSection,
): Promise<void> {
  const { tx, group, now } = editing;
  const row = {
    ...columnsOf(section, topic),
    group_id: group.id,
    id,
    topic_id: topic.id,
    position,
    created_at: now,
    replaces_id: replaced?.id ?? null,
    chain_id: replaced?.chainId ?? null,
  };
  await mapUnknownTag(insertSection(tx, row));
  if (section.vote !== null)
    await mapUnknownTag(putVote(tx, deps.random, { groupId: group.id, sectionId: id }, section.vote));
  // A client that doesn't send `media` continues with the files of the replaced question.
  let media = section.media ?? replaced?.media ?? [];
  if (replaced) {
    const copying = { groupId: group.id, sectionId: id, replacedId: replaced.id };
    media = await copyReplaced(tx, deps.random, copying, media);
  }
  if (media.length > 0) await setFiles(deps, editing, id, media);
}

type Columns = Omit<
  NewSection,
  'group_id' | 'id' | 'topic_id' | 'position' | 'created_at' | 'replaces_id' | 'chain_id'
>;

/** A section as it is stored. Refuses with SCHEDULE_WRONG or VOTE_WRONG. */
function columnsOf(section: Input, topic: Pick<GuideTopicRow, 'opens_at' | 'closes_at'>): Columns {
  const wrong = voteRefusal(section.vote);
  if (wrong) refuse(wrong);
  const opens_at = section.opensAt === null ? topic.opens_at : new Date(section.opensAt);
  const closes_at = section.closesAt === null ? topic.closes_at : new Date(section.closesAt);
  // A section is open only while its topic is, so their times must overlap.
  const [from, until] = [Math.max(+opens_at, +topic.opens_at), Math.min(+closes_at, +topic.closes_at)];
  if (opens_at >= closes_at || from >= until) refuse('SCHEDULE_WRONG');
  return {
    title: section.title.trim(),
    question: section.question.trim(),
    host_note: section.hostNote?.trim() || null,
    min_length: section.minLength,
    // A client that doesn't send the field leaves it unchanged.
    ...(section.photos !== undefined && { photos: section.photos }),
    ...(section.audienceTagId !== undefined && { audience_tag_id: section.audienceTagId }),
    visibility: section.visibility,
    opens_at,
    closes_at,
  };
}

const sectionIn = ({ sections, topics }: GuideEdit, sectionId: string) => {
  const section = sections.find(({ id }) => id === sectionId) ?? refuse('NOT_FOUND');
  const topic = topics.find(({ id }) => id === section.topic_id) ?? refuse('NOT_FOUND');
  return { section, topic };
};

/** Changes a section, as far as its answers allow (rule 6.26). */
export async function updateGuideSection(
  deps: GroupDeps,
  { caller, params: { groupId, sectionId }, body: { revision, section: wanted } }: Call<'updateGuideSection'>,
): Promise<Guide> {
  return await editGuide(deps, caller, { groupId, revision }, async (editing) => {
    const { section, topic } = sectionIn(editing, sectionId);
    if (section.closed_at !== null) refuse('SECTION_CLOSED');
    const before = inputOf(section, topic);
    // A client that doesn't send `media` leaves the files unchanged.
    const after = {
      ...wanted,
      media: wanted.media ?? before.media,
      vote: withTags(wanted.vote, before.vote),
    };
    const refusal = changeRefusal(before, after, section);
    if (refusal) refuse(refusal);
    const columns = columnsOf(after, topic);
    const isSame = !isVoteChanged(before, after) && !isMediaChanged(before, after);
    if (editing.isLate && isSame && hasColumns(section, columns)) return 'nothing new';
    const key = { groupId, sectionId };
    await mapUnknownTag(writeSection(editing.tx, key, columns));
    if (isVoteChanged(before, after)) await mapUnknownTag(putVote(editing.tx, deps.random, key, after.vote));
    if (wanted.media !== undefined) await setFiles(deps, editing, sectionId, wanted.media);
    return {
      changes: [{ what: 'section', before: inWords(before), after: inWords(after) }],
      topicId: topic.id,
    };
  });
}

const visibilityNames: Record<Input['visibility'], string> = {
  everyone: '公开',
  answerFirst: '先答后看',
  hostsOnly: '仅主持人',
};

/** The fields of a section that a host may change, for the record. */
const inWords = ({
  title,
  question,
  hostNote,
  minLength,
  photos,
  visibility,
  audienceTagId,
  vote,
  closesAt,
  media = [],
}: Input): string =>
  [
    title,
    question,
    hostNote && `主持人备注：${hostNote}`,
    minLength > 0 && `至少 ${minLength} 字`,
    photos === 'required' && '需要照片',
    photos === 'none' && '不需要照片',
    visibilityNames[visibility],
    closesAt && `截止 ${closesAt}`,
    audienceTagId && '部分受访者',
    vote && `投票：${vote.title}（${vote.options.join('、')}）`,
    vote?.optionTags?.some((tag) => tag !== null) && '选项会给受访者加标签',
    media.length > 0 && `附件 ${media.length} 个：${media.map(({ alt }) => alt || '没有说明').join('、')}`,
  ]
    .filter(Boolean)
    .join('\n');

/**
 * Closes a section before its time; its answers stay. A replacement puts another question in its place, and an answer
 * to the old one counts for the reward (rule 6.29). The replacement starts with the old files, unless the host chose
 * others (rule 6.42).
 */
export async function closeGuideSection(
  deps: GroupDeps,
  { caller, params: { groupId, sectionId }, body: { revision, replacement } }: Call<'closeGuideSection'>,
): Promise<Guide> {
  return await editGuide(deps, caller, { groupId, revision }, async (editing) => {
    const { section, topic } = sectionIn(editing, sectionId);
    if (replacement && editing.sections.some(({ id }) => id === replacement.id)) return 'nothing new';
    if (replacement === null && editing.isLate && section.closed_at !== null) return 'nothing new';
    if (section.closed_at !== null || section.closes_at <= editing.now) refuse('SECTION_CLOSED');
    // A section that hasn't opened closes right after its opening, because its end must come after its start.
    const closesAt = new Date(Math.max(+editing.now, +section.opens_at + 1));
    await writeSection(editing.tx, { groupId, sectionId }, { closes_at: closesAt, closed_at: editing.now });
    if (replacement !== null) {
      nextPosition(editing, topic.id);
      const position = section.position + 1;
      await shiftSections(editing.tx, groupId, topic.id, position);
      const { media } = inputOf(section, topic);
      const replaced = { id: section.id, chainId: section.chain_id ?? section.id, media };
      // A client that doesn't send the audience asks the same people.
      const asked = { audienceTagId: section.audience_tag_id, ...replacement.section };
      await addSection(deps, editing, topic, { ...replacement, section: asked, position, replaced });
    }
    return {
      changes: [{ what: 'close', before: section.question, after: replacement?.section.question ?? null }],
      topicId: topic.id,
    };
  });
}

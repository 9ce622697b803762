import type { Call } from '../../../../call/call.ts';
import type { components, DataOf } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import { viewMedia } from '../attachments/media-view.ts';
import { viewMember } from '../../people/entry/group-view.ts';
import { cutPage, UUID } from '../../../../platform/page.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { type GuideTopic, isFor } from '../guide/guide.ts';
import { guideOf } from '../guide/guides.ts';
import { openState } from '../../people/group/open-state.ts';
import {
  countRespondentStates,
  readSilent,
  readRespondentMarks,
  readRespondentProgress,
  type RespondentProgress,
  type RespondentMarks,
} from '../guide/progress-store.ts';
import { requireTopic } from '../guide/section-access.ts';
import { type HostCounts, readHostCounts } from '../guide/section-counts-store.ts';
import { readContents } from './section-store.ts';
import { hasAnswered } from '../guide/section-marks.ts';
import { pageOfTopics } from '../guide/topic-page.ts';
import { viewerOf } from '../guide/viewer.ts';
import { viewSchedule, viewTopic } from '../guide/outline-text.ts';
import { neighboursOf } from './topics.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { viewVote } from '../votes/vote-view.ts';

type Schemas = components['schemas'];

/** A page of the published topics, each with the respondents' progress. */
export async function listHostTopics(
  deps: GroupDeps,
  visit: Visit,
  { query }: Call<'listHostTopics'>,
): Promise<DataOf<'listHostTopics'>> {
  const db = deps.database.read;
  const guide = await guideOf(deps, visit);
  const { state } = query;
  const wanted =
    state === undefined
      ? guide.topics
      : guide.topics.filter((topic) => openState(topic, visit.now) === state);
  const { topics, nextCursor } = pageOfTopics(wanted, query);
  const isFirst = query.cursor === undefined;
  const shown = topics.flatMap((topic) => topic.sections.map(({ id }) => id));
  // The first page also has the totals of the whole group.
  const counts = await readHostCounts(db, viewerOf(visit), isFirst ? undefined : shown);
  const marks = await readRespondentMarks(db, visit.group.id);
  const progressIn = (of: readonly GuideTopic[]) => sumProgress(of, counts, marks, visit.now);
  return {
    items: topics.map((topic) => ({
      ...viewTopic(topic, visit.now),
      sectionCount: topic.sections.length,
      progress: progressIn([topic]),
    })),
    nextCursor,
    progress: isFirst ? progressIn(guide.topics) : null,
  };
}

/**
 * The progress in several topics together. It counts the respondents whom at least one of them is for. A respondent
 * counts as answered after answering every section that has opened for them.
 */
function sumProgress(
  topics: readonly GuideTopic[],
  counts: ReadonlyMap<string, HostCounts>,
  marks: readonly RespondentMarks[],
  now: Date,
): Schemas['HostProgress'] {
  const sections = topics.flatMap((topic) => topic.sections);
  const addressed = marks.filter(({ tagIds }) => topics.some((topic) => isFor(topic, tagIds)));
  const answered = addressed.filter(({ standing, tagIds }) =>
    topics.every(
      (topic) =>
        !isFor(topic, tagIds) ||
        topic.sections.every(
          (section) => section.opensAt > now || !isFor(section, tagIds) || hasAnswered(standing, section),
        ),
    ),
  );
  const progress = {
    respondents: addressed.length,
    answered: answered.length,
    responses: 0,
    unread: 0,
    followUpsOpen: 0,
  };
  for (const { id } of sections) {
    const { responses = 0, unread = 0, followUpsOpen = 0 } = counts.get(id) ?? {};
    progress.responses += responses;
    progress.unread += unread;
    progress.followUpsOpen += followUpsOpen;
  }
  return progress;
}

/** One topic with its sections, the respondents' progress, and who hasn't answered yet. */
export async function getHostTopic(
  deps: GroupDeps,
  visit: Visit,
  { query: { topicId } }: Call<'getHostTopic'>,
): Promise<DataOf<'getHostTopic'>> {
  const db = deps.database.read;
  const guide = await guideOf(deps, visit);
  const topic = requireTopic(guide, topicId);
  const { sections, counts, marks } = await viewHostSections(deps, db, visit, topic);
  return {
    ...viewTopic(topic, visit.now),
    progress: sumProgress([topic], counts, marks, visit.now),
    sections,
    ...neighboursOf(guide, topic, visit),
  };
}

/** The sections of a topic with the respondents' progress, and who hasn't answered yet. */
export async function listHostSections(
  deps: GroupDeps,
  visit: Visit,
  { query: { topicId } }: Call<'listHostSections'>,
): Promise<DataOf<'listHostSections'>> {
  const db = deps.database.read;
  const topic = requireTopic(await guideOf(deps, visit), topicId);
  return { items: (await viewHostSections(deps, db, visit, topic)).sections };
}

async function viewHostSections(
  { mediaUrls }: GroupDeps,
  db: Connection,
  visit: Visit,
  topic: GuideTopic,
): Promise<{
  sections: Schemas['HostSection'][];
  counts: ReadonlyMap<string, HostCounts>;
  marks: readonly RespondentMarks[];
}> {
  const ids = topic.sections.map(({ id }) => id);
  const contents = await readContents(db, viewerOf(visit), ids);
  const counts = await readHostCounts(db, viewerOf(visit), ids);
  const marks = await readRespondentMarks(db, visit.group.id);
  const silent = await readSilent(db, visit.group.id, ids);
  const sections = topic.sections.flatMap((section) => {
    const content = contents.get(section.id);
    if (content === undefined) return [];
    const { answered = 0, responses = 0, unread = 0, followUpsOpen = 0 } = counts.get(section.id) ?? {};
    const respondents = marks.filter(({ tagIds }) => isFor(topic, tagIds) && isFor(section, tagIds)).length;
    return [
      {
        id: section.id,
        topicId: section.topicId,
        title: section.title,
        question: content.question,
        hostNote: content.hostNote,
        media: content.media.map((row) => viewMedia(row, visit.me.id, mediaUrls)),
        minLength: section.minLength,
        visibility: section.visibility,
        ...viewSchedule(section, visit.now),
        vote: content.vote ? viewVote(visit, content.vote, section) : null,
        progress: { respondents, answered, responses, unread, followUpsOpen },
        lastReadId: counts.get(section.id)?.lastReadId ?? null,
        silent: (silent.get(section.id) ?? []).map((member) => viewMember(member, mediaUrls)),
      },
    ];
  });
  return { sections, counts, marks };
}

/** A page of respondents with their progress in one topic or the whole group; those without any answer first. */
export async function listHostTopicMembers(
  deps: GroupDeps,
  visit: Visit,
  { query }: Call<'listHostTopicMembers'>,
): Promise<DataOf<'listHostTopicMembers'>> {
  const db = deps.database.read;
  const topicId = await optionalTopic(deps, visit, query.topicId);
  const limit = query.limit ?? 20;
  const { state, name } = query;
  const found = await readRespondentProgress(db, {
    groupId: visit.group.id,
    topicId,
    now: visit.now,
    state,
    name,
    after: progressPlace(query.cursor),
    limit,
  });
  const { items, nextCursor } = cutPage(found, limit, ({ rank, id }) => `${rank}.${id}`);
  return { items: items.map((row) => viewHostTopicMember(row, deps)), nextCursor };
}

function viewHostTopicMember(row: RespondentProgress, { mediaUrls }: GroupDeps): Schemas['HostTopicMember'] {
  return {
    member: viewMember(row, mediaUrls),
    state: row.state,
    progress: { answered: row.answered, total: row.total, followUpsOwed: row.followUpsOwed },
    lastAnsweredAt: row.lastAnsweredAt?.toISOString() ?? null,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    remindedAt: row.remindedAt?.toISOString() ?? null,
  };
}

function progressPlace(cursor: string | undefined): { rank: number; id: string } | undefined {
  if (cursor === undefined) return undefined;
  const [, rank, id] = /^([012])\.(.*)$/.exec(cursor) ?? [];
  return rank === undefined || id === undefined || !UUID.test(id)
    ? refuse('FIELD_WRONG', { field: 'query.cursor' })
    : { rank: Number(rank), id };
}

async function optionalTopic(
  deps: GroupDeps,
  visit: Visit,
  topicId: string | undefined,
): Promise<string | null> {
  return topicId === undefined ? null : requireTopic(await guideOf(deps, visit), topicId).id;
}

/** Respondents counted by state, in one topic or the whole group. */
export async function countHostTopicMembers(
  deps: GroupDeps,
  visit: Visit,
  { query }: Call<'countHostTopicMembers'>,
): Promise<DataOf<'countHostTopicMembers'>> {
  const db = deps.database.read;
  const topicId = await optionalTopic(deps, visit, query.topicId);
  return await countRespondentStates(db, { groupId: visit.group.id, topicId, now: visit.now });
}

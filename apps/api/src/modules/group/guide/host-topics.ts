import type { components, DataOf, QueryOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { GroupCaller } from '../../../http/caller.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { viewMedia } from '../follow-ups/follow-up-view.ts';
import { viewMember } from '../entry/group-view.ts';
import { UUID } from '../page-cursor.ts';
import type { GroupDeps } from '../deps.ts';
import {
  countFinished,
  countRespondentStates,
  type ProgressRow,
  readSectionProgress,
  readSilent,
  readRespondentProgress,
  type RespondentProgress,
} from './progress-store.ts';
import { viewerOf } from '../responses/response-view.ts';
import { readSections } from './section-store.ts';
import { readTopics } from './topic-store.ts';
import { readMediaAndVotes, requireTopic, viewSchedule, viewTopic } from './topics.ts';
import { enterAsHost, type Visit } from '../entry/visit.ts';
import { viewVote } from '../votes/vote-view.ts';

type Schemas = components['schemas'];

/** The published topics, each with the respondents' progress. */
export async function listHostTopics(
  deps: GroupDeps,
  caller: GroupCaller,
  { state }: QueryOf<'listHostTopics'>,
): Promise<DataOf<'listHostTopics'>> {
  const db = deps.database.read;
  const visit = await enterAsHost(db, caller, deps.clock.now());
  const topics = await readTopics(db, visit.group.id);
  const sections = [...(await readSectionProgress(db, viewerOf(visit), null)).values()];
  const byTopic = Map.groupBy(sections, (section) => section.topicId);
  const finished = await countFinished(db, visit.group.id, visit.now);
  const { total } = await countRespondentStates(db, {
    groupId: visit.group.id,
    topicId: null,
    now: visit.now,
  });
  const progressIn = (those: readonly ProgressRow[], answered: number | undefined) =>
    together(those, { respondents: total, answered: answered ?? 0 });
  const items = topics.map((topic) => {
    const own = byTopic.get(topic.id) ?? [];
    return {
      ...viewTopic(topic, visit.now),
      sectionCount: own.length,
      progress: progressIn(own, finished.get(topic.id)),
    };
  });
  return {
    items: state === undefined ? items : items.filter((item) => item.state === state),
    progress: progressIn(sections, finished.get(null)),
  };
}

function together(
  deps: readonly Schemas['HostProgress'][],
  whole: Pick<ProgressRow, 'respondents' | 'answered'>,
): Schemas['HostProgress'] {
  const sum = (part: (row: Schemas['HostProgress']) => number) =>
    deps.reduce((total, row) => total + part(row), 0);
  return {
    ...whole,
    responses: sum((row) => row.responses),
    unread: sum((row) => row.unread),
    followUpsOpen: sum((row) => row.followUpsOpen),
  };
}

/** One topic with its sections, the respondents' progress, and who hasn't answered yet. */
export async function getHostTopic(
  deps: GroupDeps,
  caller: GroupCaller,
  { topicId }: QueryOf<'getHostTopic'>,
): Promise<DataOf<'getHostTopic'>> {
  const db = deps.database.read;
  const visit = await enterAsHost(db, caller, deps.clock.now());
  const { topic, ...around } = await requireTopic(db, visit, topicId);
  const sections = await viewHostSections(deps, db, visit, topic.id);
  const finished = await countFinished(db, visit.group.id, visit.now);
  const { total } = await countRespondentStates(db, {
    groupId: visit.group.id,
    topicId: topic.id,
    now: visit.now,
  });
  const whole = { respondents: total, answered: finished.get(topic.id) ?? 0 };
  return {
    ...viewTopic(topic, visit.now),
    progress: together(
      sections.map((section) => section.progress),
      whole,
    ),
    sections,
    ...around,
  };
}

/** The sections of a topic with the respondents' progress, and who hasn't answered yet. */
export async function listHostSections(
  deps: GroupDeps,
  caller: GroupCaller,
  { topicId }: QueryOf<'listHostSections'>,
): Promise<DataOf<'listHostSections'>> {
  const db = deps.database.read;
  const visit = await enterAsHost(db, caller, deps.clock.now());
  const { topic } = await requireTopic(db, visit, topicId);
  return { items: await viewHostSections(deps, db, visit, topic.id) };
}

async function viewHostSections(
  { mediaUrls }: GroupDeps,
  db: Connection,
  visit: Visit,
  topicId: string,
): Promise<Schemas['HostSection'][]> {
  const sections = await readSections(db, viewerOf(visit), { topicId });
  const { media, votes } = await readMediaAndVotes(db, visit, sections);
  const progress = await readSectionProgress(db, viewerOf(visit), topicId);
  const ids = sections.map(({ id }) => id);
  const silent = await readSilent(db, visit.group.id, ids);
  return sections.map((section) => {
    const vote = votes.get(section.id);
    return {
      id: section.id,
      topicId: section.topicId,
      title: section.title,
      question: section.question,
      hostNote: section.hostNote,
      media: (media.get(section.id) ?? []).map((row) => viewMedia(row, mediaUrls)),
      minLength: section.minLength,
      visibility: section.visibility,
      ...viewSchedule(section, visit.now),
      vote: vote ? viewVote(visit, vote, section) : null,
      progress: viewProgress(progress.get(section.id)),
      lastReadId: section.lastReadId,
      silent: (silent.get(section.id) ?? []).map((member) => viewMember(member, mediaUrls)),
    };
  });
}

function viewProgress(row: ProgressRow | undefined): Schemas['HostProgress'] {
  const { respondents = 0, answered = 0, responses = 0, unread = 0, followUpsOpen = 0 } = row ?? {};
  return { respondents, answered, responses, unread, followUpsOpen };
}

/** A page of respondents with their progress in one topic or the whole group; those without any answer first. */
export async function listHostTopicMembers(
  deps: GroupDeps,
  caller: GroupCaller,
  query: QueryOf<'listHostTopicMembers'>,
): Promise<DataOf<'listHostTopicMembers'>> {
  const db = deps.database.read;
  const visit = await enterAsHost(db, caller, deps.clock.now());
  const topicId = await optionalTopic(db, visit, query.topicId);
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
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map((row) => viewHostTopicMember(row, deps)),
    nextCursor: last ? `${last.rank}.${last.id}` : null,
  };
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
  db: Connection,
  visit: Visit,
  topicId: string | undefined,
): Promise<string | null> {
  return topicId === undefined ? null : (await requireTopic(db, visit, topicId)).topic.id;
}

/** Respondents counted by state, in one topic or the whole group. */
export async function countHostTopicMembers(
  deps: GroupDeps,
  caller: GroupCaller,
  query: QueryOf<'countHostTopicMembers'>,
): Promise<DataOf<'countHostTopicMembers'>> {
  const db = deps.database.read;
  const visit = await enterAsHost(db, caller, deps.clock.now());
  const topicId = await optionalTopic(db, visit, query.topicId);
  return await countRespondentStates(db, { groupId: visit.group.id, topicId, now: visit.now });
}

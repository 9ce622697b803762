import type { components, DataOf, QueryOf } from '@yayan/contract';
import { GroupOpenState, GroupRole, SectionVisibility } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { GroupCaller } from '../../../http/caller.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { type AttachmentRow, readAttachments } from '../responses/attachment-store.ts';
import { viewMedia } from '../follow-ups/follow-up-view.ts';
import { openState } from './open-state.ts';
import { outstandingOf, progressOf, unreadOf } from './outstanding.ts';
import type { GroupDeps, GroupMediaUrls } from '../deps.ts';
import { readOwnResponses } from '../responses/response-store.ts';
import { viewerOf, viewResponses } from '../responses/response-view.ts';
import { searchWords } from './search-words.ts';
import { readSections, type SectionRow } from './section-store.ts';
import { findTopics, readTopics, type TopicRow } from './topic-store.ts';
import { enterAsRespondent, enterToRead, type Visit } from '../entry/visit.ts';
import { readVotes, type VoteRow } from '../votes/vote-store.ts';
import { viewVote } from '../votes/vote-view.ts';

type Schemas = components['schemas'];

const MOST_HITS = 10;

/**
 * A respondent's topics with what is unread and still to answer. Sections that haven't opened are named without their
 * question.
 */
export async function listTopics(deps: GroupDeps, caller: GroupCaller): Promise<DataOf<'listTopics'>> {
  const db = deps.database.read;
  const visit = await enterAsRespondent(db, caller, deps.clock.now());
  const topics = await readTopics(db, visit.group.id);
  const sections = await readSections(db, viewerOf(visit));
  const byTopic = Map.groupBy(sections, (section) => section.topicId);
  return {
    items: topics.map((topic) => viewOutline(topic, byTopic.get(topic.id) ?? [], visit.now)),
    owed: outstandingOf(sections, visit.now),
  };
}

function viewOutline(topic: TopicRow, sections: SectionRow[], now: Date): Schemas['TopicOutline'] {
  return {
    ...viewTopic(topic, now),
    progress: progressOf(sections, now),
    unread: unreadOf(sections),
    sections: sections.map((section) => ({
      id: section.id,
      title: section.title,
      ...viewSchedule(section, now),
      answered: section.myResponseId !== null,
      followUpsOwed: section.followUpsOwed,
    })),
  };
}

/** A topic with its schedule. */
export const viewTopic = (topic: TopicRow, now: Date) => ({
  id: topic.id,
  title: topic.title,
  summary: topic.summary,
  ...viewSchedule({ opensAt: topic.opens_at, closesAt: topic.closes_at }, now),
});

/** State and times, as every view of a scheduled thing has them. */
export const viewSchedule = (times: Pick<SectionRow, 'opensAt' | 'closesAt'>, now: Date) => ({
  state: openState(times, now),
  opensAt: times.opensAt.toISOString(),
  closesAt: times.closesAt.toISOString(),
});

/** One topic as a respondent sees it. The answers of others come with `listResponses`. */
export async function getTopic(
  deps: GroupDeps,
  caller: GroupCaller,
  { topicId }: QueryOf<'getTopic'>,
): Promise<DataOf<'getTopic'>> {
  const db = deps.database.read;
  const visit = await enterAsRespondent(db, caller, deps.clock.now());
  const { topic, ...around } = await requireTopic(db, visit, topicId);
  if (
    openState({ opensAt: topic.opens_at, closesAt: topic.closes_at }, visit.now) === GroupOpenState.Upcoming
  )
    return refuse('TOPIC_NOT_OPEN');
  const all = await readSections(db, viewerOf(visit));
  const sections = all.filter((section) => section.topicId === topic.id);
  return {
    ...viewTopic(topic, visit.now),
    progress: progressOf(sections, visit.now),
    owed: outstandingOf(all, visit.now),
    sections: await viewSections(db, visit, sections, deps.mediaUrls),
    ...around,
  };
}

/**
 * A topic with its neighbours; a respondent's neighbours are those that have opened. Refuses with NOT_FOUND outside
 * the group.
 */
export async function requireTopic(db: Connection, visit: Visit, topicId: string) {
  const topics = await readTopics(db, visit.group.id);
  const topic = topics.find(({ id }) => id === topicId.toLowerCase()) ?? refuse('NOT_FOUND');
  const reachable = topics.filter(
    (other) => other === topic || visit.role !== GroupRole.Respondent || other.opens_at <= visit.now,
  );
  const place = reachable.indexOf(topic);
  return {
    topic,
    previousTopicId: reachable[place - 1]?.id ?? null,
    nextTopicId: reachable[place + 1]?.id ?? null,
  };
}

async function viewSections(
  db: Connection,
  visit: Visit,
  sections: readonly SectionRow[],
  mediaUrls: GroupMediaUrls,
): Promise<Schemas['SectionDetail'][]> {
  const { media, votes } = await readMediaAndVotes(db, visit, sections);
  const ids = sections.map(({ id }) => id);
  const own = await readOwnResponses(db, visit.group.id, visit.me.id, ids);
  const responses = await viewResponses(db, visit, own, mediaUrls);
  const mine = new Map(responses.map((response) => [response.sectionId, response]));
  return sections.map((section) => {
    const vote = votes.get(section.id);
    const isUpcoming = openState(section, visit.now) === GroupOpenState.Upcoming;
    return {
      id: section.id,
      title: section.title,
      question: isUpcoming ? '' : section.question,
      media: isUpcoming ? [] : (media.get(section.id) ?? []).map((row) => viewMedia(row, mediaUrls)),
      minLength: section.minLength,
      visibility: section.visibility,
      ...viewSchedule(section, visit.now),
      vote: vote ? viewVote(visit, vote, section) : null,
      myResponse: mine.get(section.id) ?? null,
      responses: viewOthersResponses(section),
    };
  });
}

/** Media and votes of sections. */
export async function readMediaAndVotes(
  db: Connection,
  { group, me }: Visit,
  sections: readonly SectionRow[],
): Promise<{ media: Map<string, AttachmentRow[]>; votes: Map<string, VoteRow> }> {
  const sectionIds = sections.map(({ id }) => id);
  const votes = await readVotes(db, { groupId: group.id, memberId: me.id }, { sectionIds });
  return {
    media: await readAttachments(db, group.id, 'section_id', sectionIds),
    votes: new Map(votes.map((vote) => [vote.sectionId, vote])),
  };
}

/**
 * What a respondent may know of the others' answers: while the section is locked only their number, and for
 * hosts-only sections not even that.
 */
function viewOthersResponses(section: SectionRow): Schemas['SectionResponses'] {
  return {
    locked: section.locked,
    count: section.visibility === SectionVisibility.HostsOnly ? null : section.responses,
    unread: section.locked ? 0 : section.unreadResponses + section.unreadFollowUps,
    lastReadId: section.locked ? null : section.lastReadId,
  };
}

/** Topics whose title, or a section's title, contains the words. */
export async function searchTopics(
  deps: GroupDeps,
  caller: GroupCaller,
  { title }: QueryOf<'searchTopics'>,
): Promise<DataOf<'searchTopics'>> {
  const db = deps.database.read;
  const visit = await enterToRead(db, caller, deps.clock.now());
  const words = searchWords(title);
  const hits = words.lexemes.length === 0 ? [] : await findTopics(db, visit.group.id, words, MOST_HITS);
  return {
    items: hits.map(({ id, title: found, sectionTitle }) => ({
      id,
      title: found,
      focusSectionTitle: sectionTitle,
    })),
  };
}

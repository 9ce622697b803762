import type { Call } from '../../../../call/call.ts';
import type { components, DataOf } from '@yayan/contract';
import { GroupOpenState, GroupRole, SectionVisibility } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import { type JsonText, listText, objectText } from '../../../../call/json-text.ts';
import { viewMedia } from '../attachments/media-view.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterAndRead, readerOf, type Visit } from '../../people/entry/visit.ts';
import { FIRST_ANSWERS, type FirstAnswer, readFirstAnswers } from '../responses/first-answers.ts';
import { viewResponse } from '../responses/response-view.ts';
import { readOwnAnswers, type TopicResponse } from '../responses/topic-answers.ts';
import { viewVote } from '../votes/vote-view.ts';
import type { Guide, GuideSection, GuideTopic } from '../guide/guide.ts';
import { guideOf, cachedGuide } from '../guide/guides.ts';
import { openState } from '../../people/group/open-state.ts';
import { outlineText, viewSchedule, viewTopic } from '../guide/outline-text.ts';
import { outstandingOf, progressOf, repliesOwed } from '../guide/outstanding.ts';
import { searchWords } from '../guide/search-words.ts';
import { isLockedFor, requireTopic } from '../guide/section-access.ts';
import {
  readForRespondent,
  readVisitorTopic,
  type SectionForRespondent,
  sectionsById,
} from './section-store.ts';
import { hasUnlocked } from '../guide/section-marks.ts';
import { findTopics } from '../guide/topic-store.ts';
import { readUnread, readVisitorUnread } from '../guide/unread-store.ts';
import { pageOfTopics } from '../guide/topic-page.ts';

type Schemas = components['schemas'];

const MOST_HITS = 10;

/**
 * A page of a respondent's topics, with the numbers of unread and unanswered entries. Sections that haven't opened are
 * named without their question.
 */
export async function listTopics(
  deps: GroupDeps,
  { caller, query }: Call<'listTopics'>,
): Promise<JsonText<DataOf<'listTopics'>>> {
  const db = deps.database.read;
  const pageOf = (guide: Guide) => pageOfTopics(guide.topics, query);
  const askedOf = (visit: Pick<Visit, 'me' | 'role'>, { topics }: ReturnType<typeof pageOf>) => {
    const sections = topics.flatMap((topic) => topic.sections);
    const answered = idsOf(sections.filter((section) => hasUnlocked(visit.me.standing, section)));
    return { sections: idsOf(sections), locked: lockedOf(visit, sections), answered };
  };
  let guessed: Guide | undefined;
  const { visit, extra } = await enterAndRead(db, caller, deps.clock.now(), readVisitorUnread, (seen) => {
    guessed = cachedGuide(deps, seen);
    return guessed && askedOf(seen, pageOf(guessed));
  });
  const guide = await guideOf(deps, visit);
  const { topics, nextCursor } = pageOf(guide);
  const unread =
    extra === undefined || guide !== guessed
      ? await readUnread(db, {
          groupId: visit.group.id,
          memberId: visit.me.id,
          ...askedOf(visit, { topics, nextCursor }),
        })
      : (extra ?? {});
  const owed = repliesOwed(visit.owed);
  return objectText<DataOf<'listTopics'>>({
    items: listText(
      topics.map((topic) => {
        const unreadOf = (total: number, { id }: GuideSection) => total + (unread[id] ?? 0);
        return outlineText(topic, visit, { owed, unread: topic.sections.reduce(unreadOf, 0) });
      }),
    ),
    nextCursor,
    owed: outstandingOf(guide, visit),
  });
}

const idsOf = (sections: readonly GuideSection[]): string[] => sections.map(({ id }) => id);

const lockedOf = (visit: Pick<Visit, 'me' | 'role'>, sections: readonly GuideSection[]): string[] =>
  idsOf(sections.filter((section) => isLockedFor(visit, section)));

/** One topic as a respondent sees it. With `answers` it includes the first answers of each unlocked section. */
export async function getTopic(
  deps: GroupDeps,
  { caller, query: { topicId, answers = false } }: Call<'getTopic'>,
): Promise<JsonText<DataOf<'getTopic'>>> {
  const db = deps.database.read;
  let guessed: Guide | undefined;
  const { visit, extra } = await enterAndRead(db, caller, deps.clock.now(), readVisitorTopic, (seen) => {
    guessed = cachedGuide(deps, seen);
    const shown = guessed?.topicOf.get(topicId.toLowerCase());
    return shown && { topic_id: shown.id, locked: lockedOf(seen, shown.sections) };
  });
  const guide = await guideOf(deps, visit);
  const topic = requireTopic(guide, topicId);
  if (openState(topic, visit.now) === GroupOpenState.Upcoming) return refuse('TOPIC_NOT_OPEN');
  return objectText<DataOf<'getTopic'>>({
    ...viewTopic(topic, visit.now),
    progress: progressOf(topic.sections, visit),
    owed: outstandingOf(guide, visit),
    sections: await viewSections(
      deps,
      visit,
      { guide, topic, ...(extra !== undefined && guide === guessed && { contents: sectionsById(extra) }) },
      answers,
    ),
    ...neighboursOf(guide, topic, visit),
  });
}

/** The topics before and after one. For respondents only topics that have opened. */
export function neighboursOf(guide: Guide, topic: GuideTopic, { role, now }: Pick<Visit, 'role' | 'now'>) {
  const isReachable = (other: GuideTopic) => role !== GroupRole.Respondent || other.opensAt <= now;
  const place = guide.topics.indexOf(topic);
  return {
    previousTopicId: guide.topics.slice(0, place).findLast(isReachable)?.id ?? null,
    nextTopicId: guide.topics.slice(place + 1).find(isReachable)?.id ?? null,
  };
}

async function viewSections(
  deps: GroupDeps,
  visit: Visit,
  {
    guide,
    topic,
    ...read
  }: { guide: Guide; topic: GuideTopic; contents?: Map<string, SectionForRespondent> },
  withAnswers: boolean,
): Promise<JsonText<Schemas['SectionDetail'][]>> {
  const db = deps.database.read;
  const { sections } = topic;
  const { group, me } = visit;
  const locked = lockedOf(visit, sections);
  const [groupId, memberId] = [group.id, me.id];
  const contents =
    read.contents ?? (await readForRespondent(db, { groupId, memberId, topicId: topic.id, locked }));
  const isListed = (section: GuideSection) =>
    withAnswers && !isLockedFor(visit, section) && openState(section, visit.now) !== GroupOpenState.Upcoming;
  const firstOf = async (section: GuideSection): Promise<readonly FirstAnswer[] | null> => {
    if (!isListed(section)) return null;
    const version = contents.get(section.id)?.version ?? null;
    if (version === null) return [];
    const { mediaUrls } = deps;
    return await readFirstAnswers(db, { groupId, section, guideVersion: guide.version, version, mediaUrls });
  };
  const answered = sections.filter((section) => hasUnlocked(me.standing, section));
  const [own, ...first] = await Promise.all([
    readOwnAnswers(db, { groupId, memberId, sections: answered }),
    ...sections.map(firstOf),
  ]);
  return listText(
    sections.flatMap((section, place) => {
      const content = contents.get(section.id);
      const mine = own.filter(({ sectionId }) => sectionId === section.id);
      return content
        ? [viewSection(deps, visit, section, { content, own: mine, first: first[place] ?? null }).text]
        : [];
    }),
  );
}

function viewSection(
  { mediaUrls }: GroupDeps,
  visit: Visit,
  section: GuideSection,
  {
    content,
    own,
    first,
  }: {
    content: SectionForRespondent;
    own: readonly TopicResponse[];
    /** Null if the answers aren't included. */
    first: readonly FirstAnswer[] | null;
  },
): JsonText<Schemas['SectionDetail']> {
  const isUpcoming = openState(section, visit.now) === GroupOpenState.Upcoming;
  const isLocked = isLockedFor(visit, section);
  const mine = own.find((row) => row.deletedAt === null) ?? own.at(-1);
  const lastReadId = isLocked ? null : content.lastReadId;
  return objectText<Schemas['SectionDetail']>({
    id: section.id,
    title: section.title,
    question: isUpcoming ? '' : content.question,
    media: isUpcoming ? [] : content.media.map((row) => viewMedia(row, readerOf(visit), mediaUrls)),
    minLength: section.minLength,
    photos: section.photos,
    visibility: section.visibility,
    ...viewSchedule(section, visit.now),
    vote: content.vote ? viewVote(visit, content.vote, section) : null,
    myResponse: mine ? viewResponse(visit, mine, mediaUrls) : null,
    responses: {
      locked: isLocked,
      // A locked section shows only the number of answers, and a section for hosts only not even that.
      count: section.visibility === SectionVisibility.HostsOnly ? null : content.responses,
      unread: isLocked ? 0 : content.unread,
      lastReadId,
    },
    answers:
      first === null
        ? null
        : viewFirstAnswers(visit, first, own, { count: content.responses, lastReadId }, mediaUrls),
  });
}

/**
 * The first answers as `listResponses` returns them. The reader's own answers also have what only the reader may see.
 */
function viewFirstAnswers(
  visit: Visit,
  first: readonly FirstAnswer[],
  own: readonly TopicResponse[],
  around: { count: number; lastReadId: string | null },
  mediaUrls: GroupDeps['mediaUrls'],
): JsonText<Schemas['ResponsePage']> {
  const page = first.slice(0, FIRST_ANSWERS);
  const last = first.length > FIRST_ANSWERS ? page.at(-1) : undefined;
  const textOf = ({ row, text }: FirstAnswer): string => {
    if (row.memberId !== visit.me.id) return text ?? JSON.stringify(viewResponse(visit, row, mediaUrls));
    return JSON.stringify(viewResponse(visit, own.find(({ id }) => id === row.id) ?? row, mediaUrls));
  };
  return objectText<Schemas['ResponsePage']>({
    items: listText(page.map(textOf)),
    nextCursor: last ? String(last.row.number) : null,
    ...around,
  });
}

/** Topics whose title, or a section's title, contains the words. */
export async function searchTopics(
  deps: GroupDeps,
  visit: Visit,
  { query: { title } }: Call<'searchTopics'>,
): Promise<DataOf<'searchTopics'>> {
  const db = deps.database.read;
  const words = searchWords(title);
  const within = {
    limit: MOST_HITS,
    ...(visit.role === GroupRole.Respondent && { memberId: visit.me.id }),
  };
  const hits = words.lexemes.length === 0 ? [] : await findTopics(db, visit.group.id, words, within);
  return {
    items: hits.map(({ id, title: found, sectionTitle }) => ({
      id,
      title: found,
      focusSectionTitle: sectionTitle,
    })),
  };
}

import type { DataOf, QueryOf } from '@yayan/contract';
import { GroupOpenState, SectionVisibility } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { GroupCaller } from '../../../http/caller.ts';
import { countOpenAsked, readAsked } from '../follow-ups/follow-up-store.ts';
import { viewFollowUps } from '../follow-ups/follow-ups.ts';
import { openState } from '../guide/open-state.ts';
import { cursorOf, pageOf, type Place, placeOf } from '../page-cursor.ts';
import type { GroupDeps } from '../deps.ts';
import { readAnswered } from './response-store.ts';
import { viewerOf, viewResponses, viewWhere } from './response-view.ts';
import { readSections, type SectionRow } from '../guide/section-store.ts';
import { enterAsRespondent } from '../entry/visit.ts';

const EXCERPT = 60;

/** Follow-ups that hosts put to the respondent, unanswered first, then newest first (rule 6.11, 追问我的). */
export async function listAskedFollowUps(
  deps: GroupDeps,
  caller: GroupCaller,
  query: QueryOf<'listAskedFollowUps'>,
): Promise<DataOf<'listAskedFollowUps'>> {
  const db = deps.database.read;
  const visit = await enterAsRespondent(db, caller, deps.clock.now());
  const viewer = viewerOf(visit);
  const limit = query.limit ?? 20;
  const { topicId } = query;
  const found = await readAsked(db, viewer, { topicId, after: askedCursor(query.cursor), limit });
  const rows = found.slice(0, limit);
  const followUps = await viewFollowUps(deps, db, visit, rows);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    items: rows.flatMap((row, index) => {
      const followUp = followUps[index];
      const { topicTitle, sectionId, sectionTitle, answer } = row;
      const where = { topicId: row.topicId, topicTitle, sectionId, sectionTitle };
      return followUp ? [{ where, followUp, excerpt: excerptOf(answer), answered: followUp.answered }] : [];
    }),
    nextCursor: last ? `${last.answeredAt ? 1 : 0}.${cursorOf({ at: last.createdAt, id: last.id })}` : null,
    open: await countOpenAsked(db, viewer, topicId),
  };
}

const excerptOf = (answer: string): string => Array.from(answer).slice(0, EXCERPT).join('');

function askedCursor(cursor: string | undefined): (Place & { answered: boolean }) | undefined {
  if (cursor === undefined) return undefined;
  const place = /^[01]\./.test(cursor) ? placeOf(cursor.slice(2)) : undefined;
  return place
    ? { ...place, answered: cursor.startsWith('1') }
    : refuse('FIELD_WRONG', { field: 'query.cursor' });
}

/** The respondent's own answers, newest first (rule 6.11, 已回复). */
export async function listAnsweredSections(
  deps: GroupDeps,
  caller: GroupCaller,
  query: QueryOf<'listAnsweredSections'>,
): Promise<DataOf<'listAnsweredSections'>> {
  const db = deps.database.read;
  const visit = await enterAsRespondent(db, caller, deps.clock.now());
  const { groupId, memberId } = viewerOf(visit);
  const limit = query.limit ?? 20;
  const { topicId } = query;
  const found = await readAnswered(db, { groupId, memberId, topicId, after: placeOf(query.cursor), limit });
  const { items: rows, nextCursor } = pageOf(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  const responses = await viewResponses(db, visit, rows, deps.mediaUrls);
  const items = rows.flatMap((row, index) => {
    const response = responses[index];
    return response ? [{ where: viewWhere(row), response }] : [];
  });
  return { items, nextCursor };
}

/** Open sections that the respondent hasn't answered, the one that closes first on top (rule 6.11, 待回复). */
export async function listUnansweredSections(
  deps: GroupDeps,
  caller: GroupCaller,
  query: QueryOf<'listUnansweredSections'>,
): Promise<DataOf<'listUnansweredSections'>> {
  const db = deps.database.read;
  const visit = await enterAsRespondent(db, caller, deps.clock.now());
  const only = query.topicId === undefined ? {} : { topicId: query.topicId };
  const after = placeOf(query.cursor);
  const unanswered = (await readSections(db, viewerOf(visit), only))
    .filter(
      (section) => section.myResponseId === null && openState(section, visit.now) === GroupOpenState.Open,
    )
    .toSorted((a, b) => a.closesAt.getTime() - b.closesAt.getTime() || (a.id < b.id ? -1 : 1))
    .filter((section) => after === undefined || isBeyond(section, after));
  const limit = query.limit ?? 20;
  const { items, nextCursor } = pageOf(unanswered, limit, ({ closesAt, id }) => ({ at: closesAt, id }));
  return { items: items.map(viewUnanswered), nextCursor };
}

const isBeyond = ({ closesAt, id }: SectionRow, { at, id: last }: Place): boolean =>
  closesAt > at || (closesAt.getTime() === at.getTime() && id > last);

function viewUnanswered(section: SectionRow): DataOf<'listUnansweredSections'>['items'][number] {
  return {
    where: {
      topicId: section.topicId,
      topicTitle: section.topicTitle,
      sectionId: section.id,
      sectionTitle: section.title,
    },
    question: section.question,
    minLength: section.minLength,
    closesAt: section.closesAt.toISOString(),
    responseCount: section.visibility === SectionVisibility.HostsOnly ? null : section.responses,
  };
}

import type { Call } from '../../../../call/call.ts';
import type { DataOf } from '@yayan/contract';
import { SectionVisibility } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import { countOpenAsked, readAsked } from '../follow-ups/follow-up-store.ts';
import { viewFollowUp } from '../follow-ups/follow-up-view.ts';
import type { Guide, GuideSection } from '../guide/guide.ts';
import { guideOf } from '../guide/guides.ts';
import { effortIn, minutesFor, type TopicEffort } from '../guide/owed-effort.ts';
import { isUnanswered } from '../guide/outstanding.ts';
import { readContents } from './section-store.ts';
import { readSectionCounts } from '../guide/section-counts-store.ts';
import { viewerOf } from '../guide/viewer.ts';
import { cursorOf, cutPage, pageOf, type Place, placeOf } from '../../../../platform/page.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { readAnswered } from '../responses/response-store.ts';
import { viewResponse, viewWhere } from '../responses/response-view.ts';
import type { Visit } from '../../people/entry/visit.ts';

const EXCERPT = 60;

/** Follow-ups that hosts put to the respondent, unanswered first, then newest first (rule 6.11, 追问我的). */
export async function listAskedFollowUps(
  deps: GroupDeps,
  visit: Visit,
  { query }: Call<'listAskedFollowUps'>,
): Promise<DataOf<'listAskedFollowUps'>> {
  const db = deps.database.read;
  const viewer = viewerOf(visit);
  const limit = query.limit ?? 20;
  const { topicId } = query;
  const found = await readAsked(db, viewer, { topicId, after: askedCursor(query.cursor), limit });
  const { items: rows, nextCursor } = cutPage(
    found,
    limit,
    ({ answeredAt, createdAt, id }) => `${answeredAt ? 1 : 0}.${cursorOf({ at: createdAt, id })}`,
  );
  return {
    items: rows.map((row) => {
      const followUp = viewFollowUp(row, visit, deps.mediaUrls);
      const { topicTitle, sectionId, sectionTitle, answer } = row;
      const where = { topicId: row.topicId, topicTitle, sectionId, sectionTitle };
      return { where, followUp, excerpt: excerptOf(answer), answered: followUp.answered };
    }),
    nextCursor,
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
  visit: Visit,
  { query }: Call<'listAnsweredSections'>,
): Promise<DataOf<'listAnsweredSections'>> {
  const db = deps.database.read;
  const limit = query.limit ?? 20;
  const { topicId } = query;
  const found = await readAnswered(db, viewerOf(visit), { topicId, after: placeOf(query.cursor), limit });
  const { items: rows, nextCursor } = pageOf(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  const items = rows.map((row) => ({
    where: viewWhere(row),
    response: viewResponse(visit, row, deps.mediaUrls),
  }));
  return { items, nextCursor };
}

/** Open sections that the respondent hasn't answered. The section that closes first comes first (rule 6.11, 待回复). */
export async function listUnansweredSections(
  deps: GroupDeps,
  visit: Visit,
  { query }: Call<'listUnansweredSections'>,
): Promise<DataOf<'listUnansweredSections'>> {
  const db = deps.database.read;
  const guide = await guideOf(deps, visit);
  const after = placeOf(query.cursor);
  const topicId = query.topicId?.toLowerCase();
  const unanswered = guide.sections
    .filter((section) => topicId === undefined || section.topicId === topicId)
    .filter((section) => isUnanswered(section, visit))
    .toSorted((a, b) => a.closesAt.getTime() - b.closesAt.getTime() || (a.id < b.id ? -1 : 1))
    .filter((section) => after === undefined || isBeyond(section, after));
  const limit = query.limit ?? 20;
  const { items, nextCursor } = pageOf(unanswered, limit, ({ closesAt, id }) => ({ at: closesAt, id }));
  const ids = items.map(({ id }) => id);
  const contents = await readContents(db, viewerOf(visit), ids);
  const counts = await readSectionCounts(db, viewerOf(visit), ids, ids);
  return {
    items: items.map((section) => ({
      ...viewUnanswered(section),
      minutes: minutesFor(section),
      ...effortOf(guide, section, visit),
      question: contents.get(section.id)?.question ?? '',
      responseCount:
        section.visibility === SectionVisibility.HostsOnly ? null : (counts.get(section.id)?.responses ?? 0),
    })),
    nextCursor,
  };
}

const effortOf = (guide: Guide, { topicId }: GuideSection, visit: Visit): TopicEffort =>
  effortIn(guide.topicOf.get(topicId) ?? { sections: [] }, guide, visit);

const isBeyond = ({ closesAt, id }: GuideSection, { at, id: last }: Place): boolean =>
  closesAt > at || (closesAt.getTime() === at.getTime() && id > last);

const viewUnanswered = (section: GuideSection) => ({
  where: {
    topicId: section.topicId,
    topicTitle: section.topicTitle,
    sectionId: section.id,
    sectionTitle: section.title,
  },
  minLength: section.minLength,
  closesAt: section.closesAt.toISOString(),
});

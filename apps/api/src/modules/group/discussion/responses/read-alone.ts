import type { DataOf } from '@yayan/contract';
import { GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupDeps } from '../../people/deps.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { readHostCounts } from '../guide/section-counts-store.ts';
import { viewerOf } from '../guide/viewer.ts';
import { moveDividers } from './move-dividers.ts';
import { insertOpened, readPassed } from './opened-store.ts';
import type { Reading } from './read-store.ts';

/** How many answers count as read beyond a person's dividers in one group. More stay unread until the dividers pass some. */
const MOST = 500;

/**
 * Counts these answers as read, and none before them (rule 6.60). A divider moves as far as everything before it was opened.
 * Refuses respondents with FORBIDDEN, and an unknown answer with NOT_FOUND.
 */
export async function readAlone(
  deps: Pick<GroupDeps, 'database' | 'events'>,
  visit: Visit,
  asked: readonly Reading[],
): Promise<DataOf<'markSectionsRead'>> {
  if (visit.role === GroupRole.Respondent) refuse('FORBIDDEN');
  const { database } = deps;
  const viewer = viewerOf(visit);
  const topicOf = new Map(asked.map(({ sectionId, topicId }) => [sectionId, topicId]));
  if ((await insertOpened(database, viewer, asked, MOST)) < asked.length) refuse('NOT_FOUND');
  // Read after the answers are stored: of two tabs at once, the later one sees those of both.
  const passed = await readPassed(database.read, viewer, [...topicOf.keys()]);
  const readings = passed.map((one) => ({
    ...one,
    topicId: topicOf.get(one.sectionId) ?? '',
    ownOnly: false,
  }));
  const moved = readings.length === 0 ? [] : await moveDividers(deps, visit, readings);
  const hasMoved = new Set(moved.filter((one) => one.moved).map(({ sectionId }) => sectionId));
  const counts = await readHostCounts(database.read, viewer, [...topicOf.keys()]);
  return {
    items: [...topicOf].map(([sectionId, topicId]) => ({
      sectionId,
      topicId,
      moved: hasMoved.has(sectionId),
      unread: counts.get(sectionId)?.unread ?? 0,
      lastReadId: counts.get(sectionId)?.lastReadId ?? null,
    })),
  };
}

import type { GroupDeps } from '../../people/deps.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { groupTopic } from '../events/group-events.ts';
import { viewerOf } from '../guide/viewer.ts';
import { type Divider, moveDividersSql, type Reading } from './read-store.ts';

/** Moves the visitor's unread dividers. Returns a row for each answer that exists; when one is missing, none moves. */
export async function moveDividers(
  { database, events }: Pick<GroupDeps, 'database' | 'events'>,
  visit: Visit,
  readings: readonly Reading[],
): Promise<Divider[]> {
  const published = { topic: groupTopic(visit.group.id), at: visit.now };
  const rows = await database.runAlone(moveDividersSql(viewerOf(visit), readings, published));
  if (rows.some(({ seen }) => seen > 0)) events.wake();
  return [...rows];
}

import { LRUCache } from 'lru-cache';
import type { Connection, Database } from '../../../../platform/database/database.ts';
import { onceFor } from '../../../../platform/once-for.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { guideFor } from './audience.ts';
import type { Guide } from './guide.ts';
import { readGuide } from './guide-store.ts';

/** Sections of all guides that one server keeps in memory; a section takes about half a kilobyte. */
const MOST_SECTIONS = 100_000;

const cacheOf = onceFor<Database, LRUCache<string, Guide>>(
  () =>
    new LRUCache({
      maxSize: MOST_SECTIONS,
      sizeCalculation: ({ sections, topics }) => 1 + sections.length + topics.length,
    }),
);

/** The guide of a visitor's group, without the topics that aren't for them (rule 6.41). */
export const guideOf = async (
  deps: { database: Database },
  visit: Pick<Visit, 'group' | 'me' | 'role'>,
  db?: Connection,
): Promise<Guide> => guideFor(await wholeGuide(deps, visit.group, db), visit);

/** The same where this server has the guide already. */
export const keptGuide = (
  { database }: { database: Database },
  visit: Pick<Visit, 'group' | 'me' | 'role'>,
): Guide | undefined => {
  const known = cacheOf(database).get(visit.group.id);
  return known === undefined || known.version < visit.group.guide_version
    ? undefined
    : guideFor(known, visit);
};

/**
 * The guide of a group as it was when `group` was read, or newer. A server keeps it as long as the group's version of it
 * stays, so it is never stale. `db` is the transaction where there is one: what that reads isn't kept, because it may be
 * undone.
 */
async function wholeGuide(
  { database }: { database: Database },
  group: Pick<GroupRow, 'id' | 'guide_version'>,
  db: Connection = database.read,
): Promise<Guide> {
  const cache = cacheOf(database);
  const known = cache.get(group.id);
  if (known !== undefined && known.version >= group.guide_version) return known;
  const guide = await readGuide(db, group.id);
  if (db === database.read) cache.set(group.id, guide);
  return guide;
}

import { LRUCache } from 'lru-cache';
import type { Connection, Database } from '../../../../platform/database/database.ts';
import { onceFor } from '../../../../platform/once-for.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { type Guide, guideFor } from './guide.ts';
import { readGuide } from './guide-store.ts';

/** The cache size of guides on one server, in sections. A section takes about half a kilobyte. */
const MOST_SECTIONS = 100_000;

const cacheOf = onceFor<Database, LRUCache<string, Guide>>(
  () =>
    new LRUCache({
      maxSize: MOST_SECTIONS,
      sizeCalculation: ({ sections, topics }) => 1 + sections.length + topics.length,
    }),
);

/** The guides that are being read, by group. */
const readsOf = onceFor<Database, Map<string, Promise<Guide>>>(() => new Map());

/** The guide of a visitor's group, without the topics for other people (rule 6.41). */
export const guideOf = async (
  deps: { database: Database },
  visit: Pick<Visit, 'group' | 'me' | 'role'>,
  db?: Connection,
): Promise<Guide> => guideFor(await wholeGuide(deps, visit.group, db), visit);

/** Like `guideOf`, but only from this server's cache; undefined if it isn't there. */
export const cachedGuide = (
  { database }: { database: Database },
  visit: Pick<Visit, 'group' | 'me' | 'role'>,
): Guide | undefined => {
  const known = cacheOf(database).get(visit.group.id);
  return known === undefined || known.version < visit.group.guide_version
    ? undefined
    : guideFor(known, visit);
};

/**
 * The whole guide of a group, at least as new as `group`. It is cached until the group has a newer version, so it is
 * never stale. A guide read in a transaction (`db`) isn't cached, because the transaction may be rolled back.
 */
async function wholeGuide(
  { database }: { database: Database },
  group: Pick<GroupRow, 'id' | 'guide_version'>,
  db: Connection = database.read,
): Promise<Guide> {
  const known = cacheOf(database).get(group.id);
  if (known !== undefined && known.version >= group.guide_version) return known;
  return db === database.read ? await sharedGuide(database, group) : await readGuide(db, group.id);
}

/**
 * Reads a guide into the cache. Simultaneous callers share one read, unless it began before the version that a caller
 * has seen of the group.
 */
async function sharedGuide(
  database: Database,
  group: Pick<GroupRow, 'id' | 'guide_version'>,
): Promise<Guide> {
  const shared = await readsOf(database).get(group.id);
  if (shared !== undefined && shared.version >= group.guide_version) return shared;
  return await (readsOf(database).get(group.id) ?? startRead(database, group.id));
}

function startRead(database: Database, groupId: string): Promise<Guide> {
  const read = cacheGuide(database, groupId);
  readsOf(database).set(groupId, read);
  return read;
}

async function cacheGuide(database: Database, groupId: string): Promise<Guide> {
  try {
    const guide = await readGuide(database.read, groupId);
    cacheOf(database).set(groupId, guide);
    return guide;
  } finally {
    readsOf(database).delete(groupId);
  }
}

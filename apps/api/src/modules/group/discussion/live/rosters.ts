import type { Connection } from '../../../../platform/database/database.ts';
import { readChangedRosters, type Roster, type RosterPerson } from './roster-store.ts';

/** The cached people of a group, and the state that is needed to read only changes. */
export interface CachedPeople {
  people: Map<string, RosterPerson>;
  /** The oldest transaction that was running at the last read; null before the first read. */
  horizon: string | null;
  readAt: number;
}

export const noPeople = (): CachedPeople => ({ people: new Map(), horizon: null, readAt: 0 });

const invalidate = (kept: CachedPeople): void => void Object.assign(kept, noPeople());

/** Transaction ids wrap around after two billion. A cache older than this is read from scratch, long before that. */
const MOST_AGE_MS = 10 * 60_000;

/**
 * Reads the rosters of groups and updates their cached people. The database sends only rows that were written by a
 * transaction that had not ended at the last read; `xmin` is the id of that transaction.
 */
export async function readRosters(
  db: Connection,
  kept: ReadonlyMap<string, CachedPeople>,
  now: Date,
): Promise<Map<string, Roster>> {
  const at = now.getTime();
  for (const its of kept.values()) if (at - its.readAt > MOST_AGE_MS) invalidate(its);
  const rosters = new Map<string, Roster>();
  const incomplete = new Map<string, CachedPeople>();
  const asked = [...kept].map(([groupId, { horizon }]) => ({ group_id: groupId, horizon }));
  for (const { groupId, horizon, listed, changed, ...group } of await readChangedRosters(db, asked)) {
    const its = kept.get(groupId);
    if (!its) continue;
    for (const { id, isWithdrawn, standing, ...person } of changed) {
      if (isWithdrawn) its.people.delete(id);
      else its.people.set(id, { ...person, standing: Buffer.from(standing, 'base64') });
    }
    its.horizon = horizon;
    its.readAt = at;
    rosters.set(groupId, { ...group, people: its.people });
    // Somebody was deleted, and a deleted row can't show up as changed.
    if (its.people.size !== listed) incomplete.set(groupId, its);
  }
  if (incomplete.size === 0) return rosters;
  for (const its of incomplete.values()) invalidate(its);
  return new Map([...rosters, ...(await readRosters(db, incomplete, now))]);
}

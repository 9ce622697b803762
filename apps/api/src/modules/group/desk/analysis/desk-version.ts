import type { Connection } from '../../../../platform/database/database.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import { enterAsHostAndRead, type Visit } from '../../people/entry/visit.ts';
import { readVisitorDesk } from './desk-version-store.ts';

/** A host or observer at the desk. */
export interface DeskVisit {
  visit: Visit;
  /** Changes when anything that the desk shows them of the group changes (see 0149_group.sql). */
  version: string;
  /** How many answers the group holds, deleted ones included. */
  held: number;
}

/**
 * Checks that the caller is a host or observer, and returns the version of their data. Refuses respondents with
 * FORBIDDEN.
 */
export async function enterDesk(db: Connection, caller: GroupCaller, now: Date): Promise<DeskVisit> {
  const { visit, version, extra } = await enterAsHostAndRead(db, caller, now, readVisitorDesk);
  return { visit, version: `${version} ${extra.version}`, held: extra.held };
}

import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import { visitorReading } from '../../people/entry/find-visitor.ts';
import { enterAsHostAndRead, type Visit } from '../../people/entry/visit.ts';

/** A host or observer at the desk. */
export interface DeskVisit {
  visit: Visit;
  /** Changes when anything that the desk shows them of the group changes (see 0149_group.sql). */
  version: string;
  /** How many answers the group holds, deleted ones included. */
  held: number;
}

/** `xmin` is the id of the transaction that wrote a row. Every change in a section also writes its row of counts. */
const readVisitorDesk = visitorReading<object, { version: string; held: number }>(
  '',
  sql`select json_build_object('held', coalesce(sum(c.answers), 0),
      'version', count(*) || ' ' || coalesce(sum(hashtextextended(c.xmin::text, 0)), 0))
    from group_section_counts c where c.group_id = asked.group_id`,
);

/**
 * Checks that the caller is a host or observer, and returns the version of their data. Refuses respondents with
 * FORBIDDEN.
 */
export async function enterDesk(db: Connection, caller: GroupCaller, now: Date): Promise<DeskVisit> {
  const { visit, version, beside } = await enterAsHostAndRead(db, caller, now, readVisitorDesk);
  return { visit, version: `${version} ${beside.version}`, held: beside.held };
}

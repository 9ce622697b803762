import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import { visitorReading } from '../../people/entry/find-visitor.ts';
import { enterAsHostAndRead, type Visit } from '../../people/entry/visit.ts';

/** A host or observer at the desk. */
export interface DeskVisit {
  visit: Visit;
  /** Stays as long as everything that the desk shows them of the group stays as it is (see 0149_group.sql). */
  version: string;
  /** How many answers the group holds, deleted ones included. */
  held: number;
}

/** PostgreSQL's `xmin` names the transaction that wrote a row: whatever changes in a section writes the row of its counts. */
const readVisitorDesk = visitorReading<object, { version: string; held: number }>(
  '',
  sql`select json_build_object('held', coalesce(sum(c.answers), 0),
      'version', count(*) || ' ' || coalesce(sum(hashtextextended(c.xmin::text, 0)), 0))
    from group_section_counts c where c.group_id = asked.group_id`,
);

/** Lets hosts and observers in, and tells the version of what they see. Refuses respondents with FORBIDDEN. */
export async function enterDesk(db: Connection, caller: GroupCaller, now: Date): Promise<DeskVisit> {
  const { visit, version, beside } = await enterAsHostAndRead(db, caller, now, readVisitorDesk);
  return { visit, version: `${version} ${beside.version}`, held: beside.held };
}

import type { GroupRole } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import type { SectionMarks } from '../guide/section-marks.ts';

/** A person whose invitation isn't withdrawn. */
export interface RosterPerson {
  role: GroupRole;
  /** The version of the consent text that they agreed to. */
  consentVersion: number | null;
  standing: SectionMarks;
  tagIds: readonly string[];
}

/** Everything that decides who may receive the events of a group, as the database has it now. */
export interface Roster {
  people: ReadonlyMap<string, RosterPerson>;
  consentVersion: number;
  opensAt: Date;
  closesAt: Date;
  archivedAt: Date | null;
}

interface ChangedPerson extends Omit<RosterPerson, 'standing'> {
  id: string;
  isWithdrawn: boolean;
  /** Base64. */
  standing: string;
}

/** A group with the people whose rows changed. */
export interface ChangedRoster extends Omit<Roster, 'people'> {
  groupId: string;
  horizon: string;
  listed: number;
  changed: ChangedPerson[];
}

/** The groups with the people whose rows changed since `horizon`; all people if it is null. */
export async function readChangedRosters(
  db: Connection,
  asked: readonly { group_id: string; horizon: string | null }[],
): Promise<ChangedRoster[]> {
  const { rows } = await sql<ChangedRoster>`
    select g.id as "groupId", g.consent_version as "consentVersion", g.opens_at as "opensAt", g.closes_at as "closesAt",
      g.archived_at as "archivedAt", pg_snapshot_xmin(pg_current_snapshot())::text as horizon, m.listed, m.changed
    from ${recordset(asked, 'asked (group_id uuid, horizon xid8)')}
    cross join lateral (select * from discussion_groups i where i.id = asked.group_id limit 1) g
    cross join lateral (
      select count(*) filter (where i.withdrawn_at is null)::integer as listed,
        coalesce(json_agg(json_build_object(
          'id', i.id, 'role', i.role, 'consentVersion', i.consent_version, 'isWithdrawn', i.withdrawn_at is not null,
          'standing', encode(i.standing, 'base64'), 'tagIds', i.tag_ids
        )) filter (where asked.horizon is null or age(i.xmin) <= age(asked.horizon::xid)), '[]') as changed
      from group_members i where i.group_id = asked.group_id
    ) m`.execute(db);
  return rows;
}

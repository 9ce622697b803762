import type { GroupRole } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import type { SectionMarks } from '../guide/section-marks.ts';

/** A person whose invitation isn't withdrawn. */
export interface RosterPerson {
  role: GroupRole;
  /** The version of the consent that they gave. */
  consentVersion: number | null;
  standing: SectionMarks;
  tagIds: readonly string[];
}

/** Who may hear the events of a group, as the database has it now. */
export interface Roster {
  people: ReadonlyMap<string, RosterPerson>;
  consentVersion: number;
  opensAt: Date;
  closesAt: Date;
  archivedAt: Date | null;
}

/** The people of a group that a server keeps, and what it needs to ask for changes only. */
export interface KeptPeople {
  people: Map<string, RosterPerson>;
  /** The oldest transaction that was running when they were read; null before. */
  horizon: string | null;
  readAt: number;
}

export const noPeople = (): KeptPeople => ({ people: new Map(), horizon: null, readAt: 0 });

const forget = (kept: KeptPeople): void => void Object.assign(kept, noPeople());

interface ChangedPerson extends Omit<RosterPerson, 'standing'> {
  id: string;
  isWithdrawn: boolean;
  /** Base64. */
  standing: string;
}

interface Found extends Omit<Roster, 'people'> {
  groupId: string;
  horizon: string;
  listed: number;
  changed: ChangedPerson[];
}

/** Transaction ids come again after two billion, so changes are asked for within a time that is far too short for these. */
const MOST_AGE_MS = 10 * 60_000;

/**
 * Reads the rosters of groups, with the people kept of each; it brings these up to date. The database sends those only whose
 * rows were written by a transaction that had not ended at the last reading: `xmin` names it.
 */
export async function readRosters(
  db: Connection,
  kept: ReadonlyMap<string, KeptPeople>,
  now: Date,
): Promise<Map<string, Roster>> {
  const at = now.getTime();
  for (const its of kept.values()) if (at - its.readAt > MOST_AGE_MS) forget(its);
  const rosters = new Map<string, Roster>();
  const incomplete = new Map<string, KeptPeople>();
  for (const { groupId, horizon, listed, changed, ...group } of await readChanged(db, kept)) {
    const its = kept.get(groupId);
    if (!its) continue;
    for (const { id, isWithdrawn, standing, ...person } of changed) {
      if (isWithdrawn) its.people.delete(id);
      else its.people.set(id, { ...person, standing: Buffer.from(standing, 'base64') });
    }
    its.horizon = horizon;
    its.readAt = at;
    rosters.set(groupId, { ...group, people: its.people });
    // Somebody was deleted, which leaves no row to be told of.
    if (its.people.size !== listed) incomplete.set(groupId, its);
  }
  if (incomplete.size === 0) return rosters;
  for (const its of incomplete.values()) forget(its);
  return new Map([...rosters, ...(await readRosters(db, incomplete, now))]);
}

/** The groups with the people whose rows changed since `horizon`, all for null. */
async function readChanged(db: Connection, kept: ReadonlyMap<string, KeptPeople>): Promise<Found[]> {
  const asked = [...kept].map(([groupId, { horizon }]) => ({ group_id: groupId, horizon }));
  const { rows } = await sql<Found>`
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

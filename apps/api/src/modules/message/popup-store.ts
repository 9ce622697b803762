import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Day } from '../../platform/calendar.ts';
import type { Tx } from '../../platform/database/tx.ts';

export type PopupAudience = 'everyone' | 'newcomers' | 'level';

export interface Popup {
  id: string;
  title: string;
  body: string;
  image: string | null;
  action: string | null;
  link: string | null;
  audience: PopupAudience;
  /** The lowest level that sees the pop-up, for the audience `level`. */
  level: number | null;
  starts_at: Date;
  ends_at: Date;
}

const COLUMNS = sql.raw(
  'p.id, p.title, p.body, p.image, p.action, p.link, p.audience, p.level, p.starts_at, p.ends_at',
);

/** The running pop-ups that a member hasn't closed. The one that ends first comes first. */
export async function selectRunningPopups(db: Connection, memberId: string, now: Date): Promise<Popup[]> {
  const { rows } = await sql<Popup>`
    select ${COLUMNS} from popups p
    where p.starts_at <= ${now} and p.ends_at > ${now} and not exists (
      select from popup_views v where v.member_id = ${memberId} and v.popup_id = p.id and v.closed_at is not null
    )
    order by p.ends_at, p.id limit 20`.execute(db);
  return rows;
}

export interface PopupView {
  popup_id: string;
  session_id: string;
  closed_at: Date | null;
}

/** The pop-up that a member was shown on a day. */
export async function selectView(db: Connection, memberId: string, day: Day): Promise<PopupView | undefined> {
  const { rows } = await sql<PopupView>`
    select popup_id, session_id, closed_at from popup_views
    where member_id = ${memberId} and day = ${day}::date`.execute(db);
  return rows[0];
}

/** Stores that a member is shown a pop-up; false if they were shown one today. */
export async function insertView(
  db: Connection,
  { memberId, day, popupId, sessionId }: { memberId: string; day: Day; popupId: string; sessionId: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into popup_views (member_id, day, popup_id, session_id)
    values (${memberId}, ${day}::date, ${popupId}, ${sessionId})
    on conflict do nothing returning popup_id`.execute(db);
  return rows.length > 0;
}

/** Marks a pop-up as closed; false if the member was never shown it. */
export async function closeView(
  db: Connection,
  memberId: string,
  popupId: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update popup_views set closed_at = coalesce(closed_at, ${at})
    where member_id = ${memberId} and popup_id = ${popupId} returning popup_id`.execute(db);
  return rows.length > 0;
}

export async function deleteViewsBefore(db: Connection, before: Date): Promise<void> {
  await sql`delete from popup_views where day < ${before}::date`.execute(db);
}

export async function insertPopup(tx: Tx, popup: Popup & { made_by: string }): Promise<void> {
  await tx.insertInto('popups').values(popup).execute();
}

/** A pop-up with the operator who made it. */
export type KnownPopup = Popup & { made_by: string };

const MOST_KNOWN = 200;

/** The pop-ups that start last, no later than `before`; or the one with this id. */
export async function selectPopups(
  db: Connection,
  { id, before }: { id?: string; before?: Date | undefined } = {},
): Promise<KnownPopup[]> {
  const those = id === undefined ? sql`true` : sql`p.id = ${id}`;
  const started = before === undefined ? sql`true` : sql`p.starts_at <= ${before}`;
  const { rows } = await sql<KnownPopup>`
    select ${COLUMNS}, p.made_by from popups p where ${those} and ${started} order by p.starts_at desc, p.id limit ${MOST_KNOWN}`.execute(
    db,
  );
  return rows;
}

/** Those of the members who were shown a pop-up on a day. */
export async function selectShownAmong(
  db: Connection,
  memberIds: readonly string[],
  day: Day,
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from popup_views
    where member_id = any(${[...memberIds]}::uuid[]) and day = ${day}::date`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

/** Those of the members to whom another pop-up for one of these audiences is shown first, because it ends earlier. */
export async function selectShownAnotherFirst(
  db: Connection,
  memberIds: readonly string[],
  { id, endsAt, audiences, at }: { id: string; endsAt: Date; audiences: readonly PopupAudience[]; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from unnest(${[...memberIds]}::uuid[]) m(id) where exists (
      select from popups p
      where p.starts_at <= ${at} and p.ends_at > ${at} and (p.ends_at, p.id) < (${endsAt}::timestamptz, ${id}::uuid)
        and p.id <> ${id} and p.audience = any(${[...audiences]}::text[]) and not exists (
          select from popup_views v where v.member_id = m.id and v.popup_id = p.id and v.closed_at is not null
        )
    )`.execute(db);
  return rows.map((row) => row.id);
}

/** Changes a pop-up. */
export async function updatePopup(tx: Tx, { id, ...popup }: Popup): Promise<void> {
  await tx.updateTable('popups').set(popup).where('id', '=', id).execute();
}

/** Ends a pop-up now; false if it is unknown or has ended. A planned one is deleted. */
export async function endPopup(db: Connection, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with gone as (delete from popups where id = ${id} and starts_at >= ${now} returning id),
    ended as (update popups set ends_at = ${now} where id = ${id} and starts_at < ${now} and ends_at > ${now} returning id)
    select id from gone union all select id from ended`.execute(db);
  return rows.length > 0;
}

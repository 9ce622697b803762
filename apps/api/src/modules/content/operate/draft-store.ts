import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { ContentKind } from './content-rule.ts';

/** The place of a draft. */
export interface DraftPlace {
  kind: ContentKind;
  id: string;
}

/** A draft of content that nobody published. */
export interface StoredDraft extends DraftPlace {
  title: string;
  /** JSON whose fields may be empty. */
  text: string;
  version: number;
  savedBy: string;
  savedAt: Date;
}

const MOST_SHOWN = 200;

const columns = sql`kind, content_id as id, title, version, saved_by as "savedBy", saved_at as "savedAt"`;

/** The drafts without their texts, the newest first. `isNew`: nothing with this id was ever published. */
export async function selectDrafts(
  db: Connection,
): Promise<(Omit<StoredDraft, 'text'> & { isNew: boolean })[]> {
  const { rows } = await sql<Omit<StoredDraft, 'text'> & { isNew: boolean }>`
    select ${columns}, (
      select v.version from content_versions v where v.kind = d.kind and v.content_id = d.content_id
      order by v.version limit 1
    ) is null as "isNew"
    from content_drafts d order by saved_at desc limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

export async function selectDraft(
  db: Connection,
  { kind, id }: DraftPlace,
): Promise<StoredDraft | undefined> {
  const { rows } = await sql<StoredDraft>`
    select ${columns}, text from content_drafts where kind = ${kind} and content_id = ${id}`.execute(db);
  return rows[0];
}

/** Deletes the drafts of star articles that name a member, also if the code is written in small letters. */
export async function deleteDraftsAbout(tx: Tx, memberCode: string): Promise<void> {
  await sql`
    delete from content_drafts
    where kind = 'starArticle' and upper(trim(text::jsonb ->> 'member')) = ${memberCode}`.execute(tx);
}

export async function countDrafts(db: Connection): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from content_drafts`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function upsertDraft(tx: Tx, draft: StoredDraft): Promise<void> {
  const { kind, id, title, text, version, savedBy, savedAt } = draft;
  await sql`
    insert into content_drafts (kind, content_id, title, text, version, saved_by, saved_at)
    values (${kind}, ${id}, ${title}, ${text}, ${version}, ${savedBy}, ${savedAt})
    on conflict (kind, content_id) do update set title = excluded.title, text = excluded.text,
      version = excluded.version, saved_by = excluded.saved_by, saved_at = excluded.saved_at`.execute(tx);
}

/** Removes a draft; false if there is none. */
export async function deleteDraft(db: Connection, { kind, id }: DraftPlace): Promise<boolean> {
  const { rows } = await sql`
    delete from content_drafts where kind = ${kind} and content_id = ${id} returning 1`.execute(db);
  return rows.length > 0;
}

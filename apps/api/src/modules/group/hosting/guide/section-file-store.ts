import { sql } from 'kysely';
import { recordset } from '../../../../platform/database/recordset.ts';
import {
  keysToDelete,
  type DeletedFile,
  deletedFileColumns,
} from '../../discussion/attachments/shared-file-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** A section of a group. */
export interface SectionKey {
  groupId: string;
  sectionId: string;
}

/** Copies those of these files that belong to a replaced section. Returns the pairs that were copied. */
export async function copyFiles(
  tx: Tx,
  { groupId, sectionId, replacedId }: SectionKey & { replacedId: string },
  pairs: readonly { id: string; copy: string }[],
): Promise<{ id: string; copy: string }[]> {
  const { rows } = await sql<{ id: string; copy: string }>`
    with copied as (
      insert into group_attachments (group_id, id, group_member_id, kind, name, size, file_key, thumbnail_key, width, height,
        duration_seconds, alt, section_id, position, created_at, is_copy)
      select a.group_id, n.copy, a.group_member_id, a.kind, a.name, a.size, a.file_key, a.thumbnail_key, a.width, a.height,
        a.duration_seconds, a.alt, ${sectionId}, a.position, a.created_at, true
      from group_attachments a join ${recordset(pairs, 'n (id uuid, copy uuid)')} on n.id = a.id
      where a.group_id = ${groupId} and a.section_id = ${replacedId} and a.removed_at is null
      returning id
    )
    select n.id, n.copy from ${recordset(pairs, 'n (id uuid, copy uuid)')} join copied on copied.id = n.copy`.execute(
    tx,
  );
  return rows;
}

/** Deletes the other files of a section. Returns the storage keys that no other attachment uses. */
export async function deleteOthers(
  tx: Tx,
  { groupId, sectionId }: SectionKey,
  kept: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<DeletedFile>`
    delete from group_attachments a
    where a.group_id = ${groupId} and a.section_id = ${sectionId} and not a.id = any(${[...kept]}::uuid[])
    returning ${deletedFileColumns}`.execute(tx);
  return keysToDelete(rows);
}

/** Assigns files to a section: its own files, and unused uploads of this host. Returns how many. */
export async function placeFiles(
  tx: Tx,
  { groupId, sectionId }: SectionKey,
  hostId: string,
  files: readonly { id: string; alt: string; position: number }[],
): Promise<number> {
  if (files.length === 0) return 0;
  const { rows } = await sql<{ id: string }>`
    update group_attachments a set section_id = ${sectionId}, position = o.position, alt = nullif(o.alt, '')
    from ${recordset(files, 'o (id uuid, alt text, position integer)')}
    where a.group_id = ${groupId} and a.id = o.id and a.removed_at is null
      and num_nonnulls(a.response_id, a.follow_up_id) = 0
      and (a.section_id = ${sectionId} or a.section_id is null and a.group_member_id = ${hostId})
    returning a.id`.execute(tx);
  return rows.length;
}

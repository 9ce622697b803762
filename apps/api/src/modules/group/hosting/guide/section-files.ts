import { sql } from 'kysely';
import type { components } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import { removeStoredFiles } from '../../../file/module.ts';
import type { Random } from '../../../../platform/random.ts';
import { keysToDelete, type Leaving, leaving } from '../../discussion/attachments/shared-file-store.ts';
import type { GroupDeps } from '../../people/deps.ts';
import type { Editing } from './edit-guide.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

type Media = components['schemas']['GuideMedia'];

interface SectionKey {
  groupId: string;
  sectionId: string;
}

/**
 * Sets the files of a section, in this order, and deletes its other files. Refuses with ATTACHMENT_UNUSABLE a file that
 * doesn't exist, belongs to something else, or was uploaded by somebody else.
 */
export async function keepFiles(
  deps: Pick<GroupDeps, 'files'>,
  { tx, group, me }: Pick<Editing, 'tx' | 'group' | 'me'>,
  sectionId: string,
  media: readonly Media[],
): Promise<void> {
  const key = { groupId: group.id, sectionId };
  const kept = media.map(({ id, alt }, position) => ({ id: id.toLowerCase(), alt: alt.trim(), position }));
  await removeStoredFiles(
    deps.files,
    tx,
    await deleteOthers(
      tx,
      key,
      kept.map(({ id }) => id),
    ),
  );
  if ((await placeFiles(tx, key, me.id, kept)) !== kept.length) refuse('ATTACHMENT_UNUSABLE');
}

/**
 * Copies files of a replaced section to the new section, if its media names them. Both share the stored files. Returns
 * the media with the ids of the copies.
 */
export async function copyReplaced(
  tx: Tx,
  random: Random,
  { groupId, sectionId, replacedId }: SectionKey & { replacedId: string },
  media: readonly Media[],
): Promise<Media[]> {
  const wanted = [...new Set(media.map(({ id }) => id.toLowerCase()))];
  const pairs = wanted.map((id) => ({ id, copy: random.uuid() }));
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
  const copyOf = new Map(rows.map(({ id, copy }) => [id, copy]));
  return media.map((file) => ({ ...file, id: copyOf.get(file.id.toLowerCase()) ?? file.id }));
}

/** Deletes the other files of a section. Returns the storage keys that no other attachment uses. */
async function deleteOthers(
  tx: Tx,
  { groupId, sectionId }: SectionKey,
  kept: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<Leaving>`
    delete from group_attachments a
    where a.group_id = ${groupId} and a.section_id = ${sectionId} and not a.id = any(${[...kept]}::uuid[])
    returning ${leaving}`.execute(tx);
  return keysToDelete(rows);
}

/** Assigns files to a section: its own files, and unused uploads of this host. Returns how many. */
async function placeFiles(
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

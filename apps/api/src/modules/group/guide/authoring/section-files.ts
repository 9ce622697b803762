import { sql, type Transaction } from 'kysely';
import type { components } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Schema } from '../../../../platform/database/gen/schema.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import { removeStoredFiles } from '../../../file/pictures/thumbnails.ts';
import type { GroupDeps } from '../../deps.ts';
import type { Editing } from './edit-guide.ts';

type Media = components['schemas']['GuideMedia'];

interface SectionKey {
  groupId: string;
  sectionId: string;
}

/**
 * Gives a section exactly these files, in this order. What it had besides is deleted. Refuses with ATTACHMENT_UNUSABLE what
 * isn't there, stands elsewhere, or was uploaded by somebody else.
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

/** Deletes the other files of a section. Returns the keys of what is stored and no rehearsal still shows. */
async function deleteOthers(
  tx: Transaction<Schema>,
  { groupId, sectionId }: SectionKey,
  kept: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ file_key: string; thumbnail_key: string | null; rehearsed: boolean }>`
    delete from group_attachments a
    where a.group_id = ${groupId} and a.section_id = ${sectionId} and not a.id = any(${[...kept]}::uuid[])
    returning a.file_key, a.thumbnail_key, exists (
      select from discussion_groups r join group_attachments copy on copy.group_id = r.id
      where r.rehearsal_of = a.group_id and copy.file_key = a.file_key) as rehearsed`.execute(tx);
  return rows
    .filter(({ rehearsed }) => !rehearsed)
    .flatMap((row) => [row.file_key, row.thumbnail_key ?? []].flat());
}

/** Puts files at a section: its own, and what this host uploaded and stands nowhere yet. Returns how many. */
async function placeFiles(
  tx: Transaction<Schema>,
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

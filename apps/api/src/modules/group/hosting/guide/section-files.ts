import type { components } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import { removeStoredFiles } from '../../../file/module.ts';
import type { Random } from '../../../../platform/random.ts';
import type { GroupDeps } from '../../people/deps.ts';
import type { GuideEdit } from './edit-guide.ts';
import { copyFiles, deleteOthers, placeFiles, type SectionKey } from './section-file-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

type Media = components['schemas']['GuideMedia'];

/**
 * Sets the files of a section, in this order, and deletes its other files. Refuses with ATTACHMENT_UNUSABLE a file that
 * doesn't exist, belongs to something else, or was uploaded by somebody else.
 */
export async function setFiles(
  deps: Pick<GroupDeps, 'files'>,
  { tx, group, me }: Pick<GuideEdit, 'tx' | 'group' | 'me'>,
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
  section: SectionKey & { replacedId: string },
  media: readonly Media[],
): Promise<Media[]> {
  const wanted = [...new Set(media.map(({ id }) => id.toLowerCase()))];
  const pairs = wanted.map((id) => ({ id, copy: random.uuid() }));
  const rows = await copyFiles(tx, section, pairs);
  const copyOf = new Map(rows.map(({ id, copy }) => [id, copy]));
  return media.map((file) => ({ ...file, id: copyOf.get(file.id.toLowerCase()) ?? file.id }));
}

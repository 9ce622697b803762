import { unsent } from '../../../shell/unsent/unsent.ts';
import { unsentOwner } from '../../../shell/unsent/unsent-owner.ts';

/** A chosen photo whose upload has not ended. Its content is stored apart, because only IndexedDB takes files. */
export interface UnsentPhoto {
  /** The server knows the upload by this id, also after a reload. */
  readonly uploadId: string;
  readonly name: string;
  readonly size: number;
  readonly extension: string;
}

/** Whether this is the same photo, chosen again. */
export const isSamePhoto = (photo: UnsentPhoto, file: Pick<File, 'name' | 'size'>): boolean =>
  photo.name === file.name && photo.size === file.size;

const idOf = (uploadId: string): string => `photo ${uploadId}`;

/** Stores the content of a photo until it is uploaded, so that a reload or a crash doesn't lose it. */
export const keepContent = async (uploadId: string, content: Blob): Promise<void> => {
  const owner = unsentOwner();
  if (owner) await unsent.update(owner, idOf(uploadId), () => ({ content }));
};

/** The content of a photo; undefined if this browser could not store it, or somebody else chose it. */
export const readContent = async (uploadId: string): Promise<Blob | undefined> => {
  const owner = unsentOwner();
  const stored: unknown = owner && (await unsent.read(owner, idOf(uploadId)));
  if (typeof stored !== 'object' || stored === null || !('content' in stored)) return undefined;
  return stored.content instanceof Blob ? stored.content : undefined;
};

export const forgetContent = async (uploadId: string): Promise<void> => {
  const owner = unsentOwner();
  if (owner) await unsent.update(owner, idOf(uploadId), () => undefined);
};

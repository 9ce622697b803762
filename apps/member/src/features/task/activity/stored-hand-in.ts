import { unsent } from '../../../shell/unsent/unsent.ts';
import { unsentOwner } from '../../../shell/unsent/unsent-owner.ts';
import type { Photo } from './photo.ts';
import type { UnsentPhoto } from './unsent-photo.ts';

/** The parts of a hand-in that the member has not submitted yet. */
export interface HandIn {
  readonly text: string;
  readonly photos: readonly Photo[];
  readonly unsent: readonly UnsentPhoto[];
}

export const emptyHandIn: HandIn = { text: '', photos: [], unsent: [] };

/** A hand-in that was read late, with what the member has added meanwhile. A text that they typed replaces the stored one. */
export const joinHandIns = (stored: HandIn, typed: HandIn): HandIn => {
  const added = typed.photos.filter(({ key }) => !stored.photos.some((photo) => photo.key === key));
  const chosen = typed.unsent.filter(
    ({ uploadId }) => !stored.unsent.some((photo) => photo.uploadId === uploadId),
  );
  return {
    text: typed.text === '' ? stored.text : typed.text,
    photos: [...stored.photos, ...added],
    unsent: [...stored.unsent, ...chosen],
  };
};

/** The later change wins. */
const later = (_stored: unknown, ahead: unknown): unknown => ahead;

const idOf = (sessionId: string): string => `hand-in ${sessionId}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPhoto = (value: unknown): value is Photo =>
  isObject(value) && ['key', 'name', 'caption'].every((field) => typeof value[field] === 'string');

const isUnsent = (value: unknown): value is UnsentPhoto =>
  isObject(value) &&
  ['uploadId', 'name', 'extension'].every((field) => typeof value[field] === 'string') &&
  typeof value['size'] === 'number';

/**
 * Reads a stored hand-in, because phones close a page while the camera is open. The previews of uploaded photos can't be shown
 * any more. A part that can't be read is empty; earlier versions stored no unsent photos.
 */
export const readHandIn = async (sessionId: string): Promise<HandIn> => {
  const owner = unsentOwner();
  const stored = owner && (await unsent.read(owner, idOf(sessionId), later));
  if (!isObject(stored) || typeof stored['text'] !== 'string' || !Array.isArray(stored['photos']))
    return emptyHandIn;
  const photos = stored['photos'].filter(isPhoto).map((photo) => ({ ...photo, address: '' }));
  const unsentPhotos = Array.isArray(stored['unsent']) ? stored['unsent'].filter(isUnsent) : [];
  return { text: stored['text'], photos, unsent: unsentPhotos };
};

/**
 * Stores a hand-in, or removes it when nothing is left. The page may close as soon as this returns, before the promise resolves.
 */
export const storeHandIn = async (sessionId: string, handIn: HandIn): Promise<void> => {
  const owner = unsentOwner();
  const isEmpty = handIn.text === '' && handIn.photos.length + handIn.unsent.length === 0;
  if (owner) await unsent.update(owner, idOf(sessionId), () => (isEmpty ? undefined : handIn), later);
};

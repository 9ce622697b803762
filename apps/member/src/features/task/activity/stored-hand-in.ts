import type { Photo } from './photo.ts';

/** What somebody has got together for a hand-in. */
export interface Proof {
  readonly text: string;
  readonly photos: readonly Photo[];
}

const nameOf = (sessionId: string): string => `yayan-proof-${sessionId}`;

const nothing: Proof = { text: '', photos: [] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPhoto = (value: unknown): value is Photo =>
  isObject(value) && ['key', 'name', 'caption'].every((field) => typeof value[field] === 'string');

/**
 * What was kept of a hand-in that is not handed in yet: phones close a page while the camera is open. Photos lie in the
 * store already; only their pictures can't be shown any more. What can't be read counts as nothing.
 */
export const readProof = (storage: Pick<Storage, 'getItem'>, sessionId: string): Proof => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(sessionId)) ?? 'null');
    if (!isObject(kept) || typeof kept['text'] !== 'string' || !Array.isArray(kept['photos'])) return nothing;
    const photos = kept['photos'].filter(isPhoto).map((photo) => ({ ...photo, address: '' }));
    return { text: kept['text'], photos };
  } catch {
    return nothing;
  }
};

/** Keeps it, or forgets it when nothing is left; a browser without room keeps nothing. */
export const keepProof = (
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  sessionId: string,
  proof: Proof,
): void => {
  try {
    if (proof.text === '' && proof.photos.length === 0) storage.removeItem(nameOf(sessionId));
    else storage.setItem(nameOf(sessionId), JSON.stringify(proof));
  } catch {
    // It still stands on the page.
  }
};

import { createKeptTable } from '../../../shell/client/kept-table.ts';
import { memberId } from '../../../shell/session/member-id.ts';
import type { Photo } from './photo.ts';

/** What a member has put together and not handed in yet. */
export interface HandIn {
  readonly text: string;
  readonly photos: readonly Photo[];
}

export const emptyHandIn: HandIn = { text: '', photos: [] };

/** Unsent work survives a logout on this device for a day (rule 2.9). */
const keptMs = 24 * 60 * 60 * 1000;

const table = createKeptTable<HandIn>('yayan-hand-ins', keptMs);

/** Under the member's own name, so that nobody else on this device finds it. */
const nameOf = (sessionId: string): string => `${memberId()}:${sessionId}`;

/**
 * What was stored of a hand-in: phones close a page while the camera is open. Photos are in the store already, only their
 * previews can't be shown any more.
 */
export const readHandIn = async (sessionId: string): Promise<HandIn> => {
  const { text, photos } = (await table.read(nameOf(sessionId))) ?? emptyHandIn;
  return { text, photos: photos.map((photo) => ({ ...photo, address: '' })) };
};

/** Stores a hand-in, or removes it when nothing is left. */
export const storeHandIn = async (sessionId: string, handIn: HandIn): Promise<void> => {
  const isEmpty = handIn.text === '' && handIn.photos.length === 0;
  await table.change(nameOf(sessionId), () => (isEmpty ? undefined : handIn));
};

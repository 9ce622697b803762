import type { Connection, Database } from '../../../platform/database/database.ts';
import { readWhole } from '../storage/read-whole.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { selectAlike, selectHash, writeHash } from './facts-store.ts';
import { ALIKE_BITS, bandsOf, hashOf, nearBandsOf } from './picture-hash.ts';

/** Computes and stores how a photo looks. Does nothing for one that is gone, and for a plain surface. */
export async function hashPicture(
  { database, store }: { database: Database; store: Pick<ObjectStorage, 'read'> },
  key: string,
): Promise<void> {
  const picture = await readWhole(store, key);
  const hash = picture && (await hashOf(picture));
  if (hash !== undefined) await writeHash(database.read, key, { hash, bands: bandsOf(hash) });
}

const MOST = 20;

/** The keys of photos that look like this one, the nearest first (rule 14.45). */
export async function alikePictures(db: Connection, key: string): Promise<string[]> {
  const hash = await selectHash(db, key);
  if (hash === null) return [];
  return await selectAlike(db, { key, hash, bands: nearBandsOf(hash), bits: ALIKE_BITS }, MOST);
}

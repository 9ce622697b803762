import type { Connection, Database } from '../../../platform/database/database.ts';
import { readWhole } from '../storage/read-whole.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { type Alike, selectAlike, selectHashes, writeHash } from './facts-store.ts';
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

/** Which photos look like these, the nearest of each first (rule 14.45). */
export async function alikePictures(db: Connection, keys: readonly string[]): Promise<Alike[]> {
  const hashes = await selectHashes(db, keys);
  const wanted = [...hashes].flatMap(([key, hash]) => nearBandsOf(hash).map((band) => ({ key, hash, band })));
  return wanted.length === 0 ? [] : await selectAlike(db, wanted, { bits: ALIKE_BITS, limit: MOST });
}

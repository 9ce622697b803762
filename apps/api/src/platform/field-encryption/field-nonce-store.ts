import type { Connection } from '../database/database.ts';

/** Stores nonces until they expire. Returns how many of them are new. */
export async function useNonces(db: Connection, hashes: readonly string[], expiresAt: Date): Promise<number> {
  const added = await db
    .insertInto('field_nonces')
    .values(hashes.map((hash) => ({ nonce_hash: hash, expires_at: expiresAt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce_hash')
    .execute();
  return added.length;
}

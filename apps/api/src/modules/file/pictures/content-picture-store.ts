import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A picture that an operator added, and since when nothing names it; null while something does. */
export interface PictureState {
  key: string;
  unnamedSince: Date | null;
}

/** Notes that a picture was added, or added again. Nothing names it yet. */
export async function noteContentPicture(db: Connection, key: string, at: Date): Promise<void> {
  await db
    .insertInto('content_pictures')
    .values({ key, unnamed_since: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ unnamed_since: at }))
    .execute();
}

export async function selectContentPictures(
  db: Connection,
  { after, limit }: { after: string; limit: number },
): Promise<PictureState[]> {
  return await db
    .selectFrom('content_pictures')
    .select(['key', 'unnamed_since as unnamedSince'])
    .where('key', '>', after)
    .orderBy('key')
    .limit(limit)
    .execute();
}

export async function setUnnamedSince(db: Connection, key: string, since: Date | null): Promise<void> {
  await db.updateTable('content_pictures').set({ unnamed_since: since }).where('key', '=', key).execute();
}

/** Deletes the note about a picture that nothing has named since `before` or longer; false if that has changed. */
export async function deleteUnnamedPicture(tx: Tx, key: string, before: Date): Promise<boolean> {
  const row = await tx
    .deleteFrom('content_pictures')
    .where('key', '=', key)
    .where('unnamed_since', '<=', before)
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

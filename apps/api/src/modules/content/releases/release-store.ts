import type { AppPlatform } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface ReleaseRow {
  platform: AppPlatform;
  version: string;
  minimum_system: string;
  url: string;
  store: string | null;
  bytes: number | null;
  sha256: string | null;
  released_at: Date;
  notes: string[];
  made_by: string;
}

/** The release of each platform. Platforms without one are missing. */
export async function selectReleases(db: Connection): Promise<ReleaseRow[]> {
  const { rows } = await sql<ReleaseRow>`select * from app_releases order by platform`.execute(db);
  return rows;
}

/** Replaces a platform's release. */
export async function putRelease(tx: Tx, { notes, ...release }: ReleaseRow): Promise<void> {
  const { platform: _platform, ...rest } = { ...release, notes: JSON.stringify(notes) };
  await tx
    .insertInto('app_releases')
    .values({ ...release, notes: JSON.stringify(notes) })
    .onConflict((conflict) => conflict.column('platform').doUpdateSet(rest))
    .execute();
}

/** Deletes a platform's release. Returns whether there was one. */
export async function deleteRelease(tx: Tx, platform: string): Promise<boolean> {
  const { rows } =
    await sql`delete from app_releases where platform = ${platform} returning platform`.execute(tx);
  return rows.length > 0;
}

import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { LegalKind } from './texts/compiled-texts.ts';

/** A version of a text that an operator wrote. */
export interface StoredVersion {
  id: string;
  kind: LegalKind;
  version: string;
  what: string;
  mustAgree: boolean;
  madeBy: string;
  madeAt: Date;
  withdrawnBy: string | null;
  withdrawnAt: Date | null;
}

/** Every version, the newest first. There are a few a year. */
export async function selectLegalVersions(db: Connection): Promise<StoredVersion[]> {
  return await db
    .selectFrom('legal_texts')
    .select([
      'id',
      // The table's check allows no other.
      sql<LegalKind>`kind`.as('kind'),
      'version',
      'what',
      'must_agree as mustAgree',
      'made_by as madeBy',
      'made_at as madeAt',
      'withdrawn_by as withdrawnBy',
      'withdrawn_at as withdrawnAt',
    ])
    .orderBy('version', 'desc')
    .orderBy('made_at', 'desc')
    .execute();
}

/** The text of a version that wasn't taken back. */
export async function selectLegalSource(
  db: Connection,
  kind: LegalKind,
  version: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('legal_texts')
    .select('source')
    .where('kind', '=', kind)
    .where('version', '=', version)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row?.source;
}

export async function insertLegalText(
  tx: Tx,
  {
    mustAgree,
    madeBy,
    madeAt,
    ...text
  }: Omit<StoredVersion, 'withdrawnBy' | 'withdrawnAt'> & { source: string },
): Promise<void> {
  await tx
    .insertInto('legal_texts')
    .values({ ...text, must_agree: mustAgree, made_by: madeBy, made_at: madeAt })
    .execute();
}

export async function withdrawLegalVersion(
  tx: Tx,
  id: string,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('legal_texts')
    .set({ withdrawn_by: by, withdrawn_at: at })
    .where('id', '=', id)
    .execute();
}

/** An SQL expression: the last version on or before a day that members must agree to again, or `first`. */
export function requiredVersion(first: string, today: string): RawBuilder<string> {
  return sql<string>`(select greatest(${first}, max(l.version)) from legal_texts l
    where l.must_agree and l.withdrawn_at is null and l.version <= ${today})`;
}

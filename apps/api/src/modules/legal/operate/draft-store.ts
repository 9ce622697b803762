import type { ConsoleDataOf } from '@yayan/contract/console';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { LegalKind } from '../texts/compiled-texts.ts';

export type KeptDraft = NonNullable<ConsoleDataOf<'getLegalDraft'>['draft']>;

export async function selectDraft(db: Connection, kind: LegalKind): Promise<KeptDraft | null> {
  const row = await db.selectFrom('legal_drafts').selectAll().where('kind', '=', kind).executeTakeFirst();
  if (row === undefined) return null;
  const { version, what, source, must_agree: mustAgree, edition, saved_by: savedBy, saved_at: savedAt } = row;
  return { input: { version, what, source, mustAgree }, edition, savedBy, savedAt: savedAt.toISOString() };
}

export async function upsertDraft(tx: Tx, kind: LegalKind, draft: KeptDraft): Promise<void> {
  const { input, edition, savedBy, savedAt } = draft;
  const { version, what, source, mustAgree } = input;
  const row = {
    version,
    what,
    source,
    must_agree: mustAgree,
    edition,
    saved_by: savedBy,
    saved_at: new Date(savedAt),
  };
  await tx
    .insertInto('legal_drafts')
    .values({ kind, ...row })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
    .execute();
}

export async function deleteDraft(db: Connection, kind: LegalKind): Promise<void> {
  await db.deleteFrom('legal_drafts').where('kind', '=', kind).execute();
}

import { refuse } from '../../../errors/api-fault.ts';
import { lockObject } from '../../../platform/audit/act-store.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LegalKind } from '../texts/compiled-texts.ts';
import { type KeptDraft, selectDraft, upsertDraft } from './draft-store.ts';

/**
 * Keeps what is written of a new version (rule 14.86). `edition` is what the operator saw. Refuses with CONTENT_DRAFT_CHANGED
 * when a colleague kept another one since.
 */
export async function keepDraft(
  { database, clock }: Platform,
  kind: LegalKind,
  { input, edition, by }: { input: KeptDraft['input']; edition: number; by: string },
): Promise<KeptDraft> {
  return await database.transaction(async (tx) => {
    await lockObject(tx, `legal draft ${kind}`);
    const before = await selectDraft(tx, kind);
    if ((before?.edition ?? 0) !== edition) return refuse('CONTENT_DRAFT_CHANGED');
    const draft = { input, edition: edition + 1, savedBy: by, savedAt: clock.now().toISOString() };
    await upsertDraft(tx, kind, draft);
    return draft;
  });
}

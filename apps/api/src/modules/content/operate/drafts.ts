import { refuse } from '../../../errors/api-fault.ts';
import { lockObject } from '../../../platform/audit/act-store.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countDrafts, type DraftPlace, selectDraft, type StoredDraft, upsertDraft } from './draft-store.ts';

const MOST_DRAFTS = 200;
const LONGEST_TITLE = 100;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The title of a draft. Refuses a text that is no draft of this kind. */
const titleOf = (kind: DraftPlace['kind'], text: string): string => {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== kind)
    return refuse('FIELD_WRONG', { field: 'text' });
  // A release of the app has a version instead.
  const { title, version }: { kind: unknown; title?: unknown; version?: unknown } = value;
  const named = title ?? version;
  return typeof named === 'string' ? named.slice(0, LONGEST_TITLE) : '';
};

/**
 * Saves what an operator wrote without publishing it (rule 14.56). `version` is what they saw. Refuses with
 * CONTENT_DRAFT_CHANGED when a colleague saved another one since.
 */
export async function saveDraft(
  { database, clock }: Platform,
  place: DraftPlace,
  { text, version, by }: { text: string; version: number; by: string },
): Promise<StoredDraft> {
  const title = titleOf(place.kind, text);
  return await database.transaction(async (tx) => {
    await lockObject(tx, 'content drafts');
    const before = await selectDraft(tx, place);
    if ((before?.version ?? 0) !== version) return refuse('CONTENT_DRAFT_CHANGED');
    if (before === undefined && (await countDrafts(tx)) >= MOST_DRAFTS) return refuse('CONTENT_DRAFTS_FULL');
    const draft = { ...place, title, text, version: version + 1, savedBy: by, savedAt: clock.now() };
    await upsertDraft(tx, draft);
    return draft;
  });
}

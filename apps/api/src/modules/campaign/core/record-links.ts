import type { Connection } from '../../../platform/database/database.ts';
import { kindOf } from '../kinds/kind-of.ts';
import { selectFaces } from './campaign-store.ts';

/** Links to the member's own results in campaigns, by campaign id. */
export async function recordLinks(
  db: Connection,
  campaignIds: readonly string[],
): Promise<Map<string, string>> {
  if (campaignIds.length === 0) return new Map();
  const faces = await selectFaces(db, campaignIds);
  return new Map(faces.map(({ id, face }) => [id, kindOf(face).recordsPage]));
}

import type { Connection } from '../../../platform/database/database.ts';
import type { CampaignFace } from '@yayan/contract';
import { campaignFacePages } from '@yayan/contract/pages';
import { kindOf } from '../kinds/kind-of.ts';
import { selectFaces } from './campaign-store.ts';

/** The page of a campaign, also after another one has taken the page over. */
export const pageOf = ({ id, face }: { id: string; face: CampaignFace }): string =>
  `${campaignFacePages[face]}?of=${id}`;

/** The page with the member's own results in a campaign, also after another one has taken the page over. */
export function recordsPageOf({ id, face }: { id: string; face: CampaignFace }): string {
  const page = kindOf(face).recordsPage;
  return `${page}${page.includes('?') ? '&' : '?'}of=${id}`;
}

/** Links to the member's own results in campaigns, by campaign id. */
export async function recordLinks(
  db: Connection,
  campaignIds: readonly string[],
): Promise<Map<string, string>> {
  if (campaignIds.length === 0) return new Map();
  const faces = await selectFaces(db, campaignIds);
  return new Map(faces.map(({ id, face }) => [id, recordsPageOf({ id, face })]));
}

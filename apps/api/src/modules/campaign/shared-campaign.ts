import type { CampaignFace } from '@yayan/contract';
import type { Platform } from '../../platform/platform.ts';
import { selectCampaignToShow } from './core/campaign-store.ts';

/** The texts of a link to a campaign's page: those of the campaign that it shows now. */
export async function sharedCampaign(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  face: CampaignFace,
): Promise<{ title: string; summary: string } | undefined> {
  const campaign = await selectCampaignToShow(database.read, face, clock.now());
  return campaign && { title: campaign.title, summary: campaign.summary };
}

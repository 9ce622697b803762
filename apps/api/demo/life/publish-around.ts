import { addDays, dayOf, startOfDay } from '../../src/platform/calendar.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { readCampaignFile, type FiledCampaign } from '../../src/modules/campaign/authoring/campaign-file.ts';
import { publishCampaign } from '../../src/modules/campaign/authoring/publish.ts';
import { selectCampaign } from '../../src/modules/campaign/core/campaign-store.ts';
import type { StockDeps } from '../../src/modules/campaign/core/deps.ts';
import { readLife } from './people.ts';

/** A campaign of data/life and when it runs, in days around the first start. */
export interface DatedFile {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** A platform whose clock stands at a moment of the past. */
export const setBack = (platform: Platform, at: Date): Platform => ({
  ...platform,
  clock: { now: () => at },
});

/** Publishes a campaign of data/life, at its start unless told otherwise; undefined if it is published already. */
export async function publishAround(
  { platform, orders }: StockDeps,
  { file, from, to }: DatedFile,
  at?: Date,
): Promise<FiledCampaign | undefined> {
  const filed = readCampaignFile(await readLife(`campaigns/${file}`), platform.config.coinsPerYuan);
  if ((await selectCampaign(platform.database.read, filed.id)) !== undefined) return undefined;
  const today = dayOf(platform.clock.now());
  const [startsAt, endsAt] = [startOfDay(addDays(today, from)), startOfDay(addDays(today, to))];
  const dated = { ...filed, startsAt, endsAt, drawsAt: filed.drawsAt === null ? null : endsAt };
  await publishCampaign({ platform: setBack(platform, at ?? startsAt), orders }, dated, 'seed');
  return dated;
}

import type { DataOf } from '@yayan/contract';
import { z } from 'zod';
import { cutPage } from '../../../platform/page.ts';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { selectCampaign, selectPrizes } from '../core/campaign-store.ts';
import type { CampaignDeps } from '../core/deps.ts';
import { selectWinningDraws } from './draw-store.ts';

/** Stands for a winner whose account is closed. */
export const LEFT = '已注销用户';

/** A page of winners, the newest first, with masked names. Refuses with NOT_FOUND. */
export async function listCampaignWinners(
  { platform, namesOf }: Pick<CampaignDeps, 'platform' | 'namesOf'>,
  {
    params: { id: campaignId },
    query: { cursor, limit = 20 },
  }: Pick<Call<'listCampaignWinners'>, 'params' | 'query'>,
): Promise<DataOf<'listCampaignWinners'>> {
  const { read } = platform.database;
  if ((await selectCampaign(read, campaignId)) === undefined) return refuse('NOT_FOUND');
  const before = cursor === undefined ? null : (z.uuid().safeParse(cursor).data ?? refuse('MALFORMED'));
  const draws = await selectWinningDraws(read, campaignId, { before, limit: limit + 1 });
  const { items: shown, nextCursor } = cutPage(draws, limit, ({ id }) => id);
  const names = await namesOf(read, [...new Set(shown.map(({ memberId }) => memberId))]);
  const titles = new Map((await selectPrizes(read, campaignId)).map(({ id, title }) => [id, title]));
  return {
    items: shown.map(({ pseudonym, memberId, prizeId, at }) => ({
      pseudonym,
      name: names.get(memberId) ?? LEFT,
      prize: titles.get(prizeId ?? '') ?? '',
      at: at.toISOString(),
    })),
    nextCursor,
  };
}

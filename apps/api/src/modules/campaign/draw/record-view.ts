import { type DataOf, PrizeKind, PrizeState } from '@yayan/contract';
import type { Prize } from '../core/campaign.ts';
import type { StoredDraw, StoredWin } from './draw-store.ts';

type Record = DataOf<'listCampaignRecords'>['items'][number];

/** A draw as its member sees it. */
export function recordOf(
  draw: StoredDraw,
  prize: Omit<Prize, 'stock' | 'remaining'> | null,
  win: StoredWin | null,
): Record {
  const { id, number, clientSeed, version, roll, consolation, at } = draw;
  return {
    id,
    number,
    clientSeed,
    version,
    roll,
    consolation,
    at: at.toISOString(),
    prize: prize === null ? null : wonOf(prize, win),
  };
}

function wonOf(prize: Omit<Prize, 'stock' | 'remaining'>, win: StoredWin | null): Record['prize'] {
  return {
    id: prize.id,
    kind: prize.kind,
    title: prize.title,
    worth: prize.worth,
    coins: prize.coins ?? 0,
    state: prize.kind === PrizeKind.Coins ? PrizeState.Paid : (win?.state ?? PrizeState.Expired),
    claimBy: win?.claimBy.toISOString() ?? null,
    benefitId: prize.benefitId,
    orderId: win?.orderId ?? null,
  };
}

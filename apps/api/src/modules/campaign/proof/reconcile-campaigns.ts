import type { Connection } from '../../../platform/database/database.ts';
import { paidCheck } from '../../ledger/module.ts';
import type { Finding, ReconcileCheck } from '../../ledger/api.ts';
import type { Campaign } from '../core/campaign.ts';
import { selectAllCampaigns, selectCampaign } from '../core/campaign-store.ts';
import { selectOdds } from '../core/odds-store.ts';
import { drawKey } from '../draw/grant-prize.ts';
import { prizeAt, rollOf } from '../draw/fair-draw.ts';
import { entryKey } from '../koi/enter-campaign.ts';
import { type PaidEntry, selectPaidEntries } from '../koi/entry-store.ts';
import { isKoiWrong } from '../koi/check-koi.ts';
import { quizKey } from '../quiz/scored-try-store.ts';
import { type PaidTry, selectPaidTries } from '../quiz/try-store.ts';
import { CHAIN_START, nextHead } from './chain.ts';
import { drawChecks } from './draw-checks-store.ts';
import { type PaidDraw, selectChain, selectPaidDraws } from './seal-store.ts';

const BATCH = 1_000;

/** Follows the chain of every campaign and reports the first wrong link of each. */
const chains: ReconcileCheck = {
  name: 'the chain of draws of every campaign is whole',
  run: async (db, signal) => {
    const findings: Finding[] = [];
    for (const { id } of await selectAllCampaigns(db)) {
      signal?.throwIfAborted();
      const wrong = await brokenLink(db, id);
      if (wrong !== undefined) findings.push({ memberId: null, detail: `campaign ${id}: ${wrong}` });
    }
    return findings;
  },
};

async function brokenLink(db: Connection, id: string): Promise<string | undefined> {
  const campaign = await selectCampaign(db, id);
  if (campaign !== undefined && (await isKoiWrong(db, campaign)))
    return 'the list of entrants or the winner is another';
  const odds = new Map((await selectOdds(db, id)).map(({ version, rows }) => [version, rows]));
  let [position, before] = [0, CHAIN_START];
  for (;;) {
    const links = await selectChain(db, id, { after: position, limit: BATCH });
    for (const { position: at, head, draw } of links) {
      if (at !== position + 1) return `link ${position + 1} is missing`;
      if (draw === null) return `draw ${at} was removed`;
      if (nextHead(before, at, draw) !== head) return `draw ${at} was changed`;
      if (isUnfair(campaign, draw, odds.get(draw.version) ?? []))
        return `draw ${at} doesn't follow from the seed`;
      [position, before] = [at, head];
    }
    if (links.length < BATCH) return undefined;
  }
}

/** Whether a draw differs from the result of seed and odds. Only a published seed allows the check. */
const isUnfair = (
  campaign: Campaign | undefined,
  draw: NonNullable<Awaited<ReturnType<typeof selectChain>>[number]['draw']>,
  rows: Parameters<typeof prizeAt>[1],
): boolean => {
  if (campaign?.seed === null || campaign === undefined || campaign.drawsAt !== null) return false;
  return rollOf(campaign.seed, draw) !== draw.roll || prizeAt(draw.roll, rows) !== draw.prizeId;
};

const drawsPaid = paidCheck<PaidDraw>({
  name: 'every draw has paid what it says',
  read: selectPaidDraws,
  paid: ({ memberId, id, coins }) => ({ memberId, key: drawKey(id), coins, what: `draw ${id}` }),
});

const entriesPaid = paidCheck<PaidEntry>({
  name: 'every entry has paid what its campaign says',
  read: selectPaidEntries,
  paid: ({ memberId, campaignId, coins }) => ({
    memberId,
    key: entryKey(campaignId),
    coins,
    what: `entry of campaign ${campaignId}`,
  }),
});

const triesPaid = paidCheck<PaidTry>({
  name: 'every quiz has paid what it says',
  read: selectPaidTries,
  paid: ({ memberId, id, coins }) => ({ memberId, key: quizKey(id), coins, what: `quiz ${id}` }),
});

/** Checks of all campaigns (rule 12.8). They only read. */
export const campaignChecks: readonly ReconcileCheck[] = [
  chains,
  drawsPaid,
  entriesPaid,
  triesPaid,
  ...drawChecks,
];

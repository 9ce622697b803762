import type { Call, Download } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { selectCampaign } from '../core/campaign-store.ts';
import type { CampaignDeps } from '../core/deps.ts';
import { selectChain, type SealedDraw } from './seal-store.ts';

/** How many draws are read at once. */
const PAGE = 1000;

/**
 * The public list of a campaign as one file: a line of JSON for each sealed draw, in the order of the chain, so that all
 * draws are recomputed without a call for every hundred (rule 12.8). Refuses with NOT_FOUND.
 */
export async function downloadCampaignDraws(
  { platform: { database } }: Pick<CampaignDeps, 'platform'>,
  { params: { id } }: Pick<Call<'downloadCampaignDraws'>, 'params'>,
): Promise<Download> {
  if ((await selectCampaign(database.read, id)) === undefined) refuse('NOT_FOUND');
  return { name: `${id}.ndjson`, type: 'application/x-ndjson', content: linesOf(database.read, id) };
}

async function* linesOf(db: Connection, campaignId: string): AsyncGenerator<Uint8Array, void> {
  for (let after = 0; ;) {
    const chain = await selectChain(db, campaignId, { after, limit: PAGE });
    const last = chain.at(-1);
    if (last === undefined) return;
    yield Buffer.from(chain.map(lineOf).join(''));
    after = last.position;
  }
}

/** A missing draw leaves out its line, which breaks the chain for whoever checks it. */
function lineOf({ position, head, draw }: SealedDraw): string {
  if (draw === null) return '';
  const { pseudonym, number, clientSeed, version, roll, prizeId, at } = draw;
  const fields = [position, pseudonym, number, clientSeed, version, roll, prizeId, at.toISOString(), head];
  return `${JSON.stringify(fields)}\n`;
}

import { Readable } from 'node:stream';
import type { Call, Download } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { selectCampaign } from '../core/campaign-store.ts';
import type { CampaignDeps } from '../core/deps.ts';
import { selectEntrants } from './entry-store.ts';
import { entrantLine } from './koi-winner.ts';

/** How many entrants are read at once. */
const PAGE = 5000;

/**
 * The closed list of entrants as one file whose SHA-256 is the published hash of the list, so that anybody checks the hash
 * by the file alone (rule 12.10). Empty while the list is open. Refuses with NOT_FOUND.
 */
export async function downloadCampaignEntrants(
  { platform: { database } }: Pick<CampaignDeps, 'platform'>,
  { params: { id } }: Pick<Call<'downloadCampaignEntrants'>, 'params'>,
): Promise<Download> {
  const { entrantsHash } = (await selectCampaign(database.read, id)) ?? refuse('NOT_FOUND');
  const content = entrantsHash === null ? Readable.from([]) : linesOf(database.read, id);
  return { name: `${id}-entrants.txt`, type: 'text/plain; charset=utf-8', content };
}

async function* linesOf(db: Connection, campaignId: string): AsyncGenerator<Uint8Array, void> {
  for (let after = ''; ;) {
    const entrants = await selectEntrants(db, campaignId, { after, limit: PAGE });
    const last = entrants.at(-1);
    if (last === undefined) return;
    yield Buffer.from((after === '' ? '' : '\n') + entrants.map(entrantLine).join('\n'));
    after = last.pseudonym;
  }
}

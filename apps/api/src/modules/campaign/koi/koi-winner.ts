import { createHash } from 'node:crypto';
import { rollOf } from '../draw/fair-draw.ts';

const ROLLS = 2 ** 52;
/** Stands where other draws have the member's own words: those of all entrants are in the hash of the list. */
const KOI = 'koi';

/** One entrant as the public list shows them. */
export interface Entrant {
  pseudonym: string;
  clientSeed: string;
}

/** Hashes a list of entrants that comes in parts, in the order of pseudonyms (rule 12.10). */
export function entrantsHasher(): { add: (entrant: Entrant) => void; hash: () => string } {
  const sha256 = createHash('sha256');
  let isFirst = true;
  return {
    add: ({ pseudonym, clientSeed }) => {
      sha256.update(`${isFirst ? '' : '\n'}${pseudonym}|${clientSeed}`);
      isFirst = false;
    },
    hash: () => sha256.digest('hex'),
  };
}

/** The roll of a 锦鲤 draw, and which entrant of the list it falls on, from 0 (rule 12.10). */
export function koiWinner(
  seedHex: string,
  { campaignId, entrantsHash, entrants }: { campaignId: string; entrantsHash: string; entrants: number },
): { roll: number; index: number } {
  const roll = rollOf(seedHex, {
    campaignId,
    pseudonym: entrantsHash,
    number: entrants,
    clientSeed: KOI,
  });
  return { roll, index: Math.floor((roll / ROLLS) * entrants) };
}

import { createHash } from 'node:crypto';
import { rollOf } from '../draw/fair-draw.ts';

const ROLLS = 2 ** 52;
/**
 * The client seed of this draw. Other draws have the member's own; here the hash of the list covers those of all
 * entrants.
 */
const KOI = 'koi';

/** One entrant in the public list. */
export interface Entrant {
  pseudonym: string;
  clientSeed: string;
}

/** An entrant's line in the public list; line breaks join the lines. */
export const entrantLine = ({ pseudonym, clientSeed }: Entrant): string => `${pseudonym}|${clientSeed}`;

/** Hashes a list of entrants that arrives in parts, in the order of pseudonyms (rule 12.10). */
export function entrantsHasher(): { add: (entrant: Entrant) => void; hash: () => string } {
  const sha256 = createHash('sha256');
  let isFirst = true;
  return {
    add: (entrant) => {
      sha256.update(`${isFirst ? '' : '\n'}${entrantLine(entrant)}`);
      isFirst = false;
    },
    hash: () => sha256.digest('hex'),
  };
}

/** The roll of a 锦鲤 draw, and the index of its winner in the list, from 0 (rule 12.10). */
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

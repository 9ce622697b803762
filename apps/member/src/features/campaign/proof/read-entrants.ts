import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { readLines } from './read-lines.ts';

/** The list of entrants, as far as a check needs it: with ten million it doesn't fit into a phone's memory. */
export interface EntrantList {
  hash: string;
  count: number;
  /** Whether nobody is in the list twice, which its order shows. */
  isOrdered: boolean;
  /** The entrant at the place that was looked for. */
  found: string | null;
  /** The place of the member who asks, from 1; null if they aren't in the list. */
  ownPlace: number | null;
}

interface Wanted {
  /** The index to look for, from 0. */
  place: number | null;
  pseudonym: string | null;
}

/** Progress is told once for so many entrants. */
const TELL_EACH = 20_000;

/** Reads the file of entrants once, and hashes it (rule 12.10). */
export async function readEntrants(
  address: string,
  { place, pseudonym }: Wanted,
  onProgress: (read: number) => void,
): Promise<EntrantList> {
  const hash = sha256.create();
  let [count, before, isOrdered] = [0, '', true];
  let [found, ownPlace]: [string | null, number | null] = [null, null];
  for await (const lines of readLines(address, (bytes) => hash.update(bytes)))
    for (const line of lines) {
      const one = line.slice(0, line.indexOf('|'));
      if (one <= before) isOrdered = false;
      if (count === place) found = one;
      count += 1;
      if (one === pseudonym) ownPlace = count;
      before = one;
      if (count % TELL_EACH === 0) onProgress(count);
    }
  return { hash: bytesToHex(hash.digest()), count, isOrdered, found, ownPlace };
}

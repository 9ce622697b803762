import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, type Hash, hexToBytes } from '@noble/hashes/utils.js';
import type { CampaignOddsRow } from '@yayan/api-client';

const ROLL_DIGITS = 13;
const ROLLS = 2 ** 52;
const ODDS_TOTAL = 1_000_000;

/** What a draw is computed from besides the server seed. */
export interface DrawInput {
  campaignId: string;
  pseudonym: string;
  number: number;
  clientSeed: string;
}

/** SHA-256 of bytes given in hexadecimal: the hash that was public before the first draw. */
export const seedHashOf = (seedHex: string): string => bytesToHex(sha256(hexToBytes(seedHex)));

/** The index in a list that a roll selects, from 0. */
export const placeOf = (roll: number, count: number): number => Math.floor((roll / ROLLS) * count);

const encoder = new TextEncoder();
const digest = new Uint8Array(sha256.outputLen);
let room = new Uint8Array(1024);

/** The bytes of a text, in a buffer that the next text overwrites. */
const bytesOf = (text: string): Uint8Array => {
  // No character of a string takes more than three bytes.
  if (room.length < text.length * 3) room = new Uint8Array(text.length * 3);
  return room.subarray(0, encoder.encodeInto(text, room).written);
};

/**
 * Hashes texts one after the other, each as the continuation of what `start` has taken in. All share their buffers: a browser
 * takes longer to make new ones than to hash.
 */
const hasherFrom = <H extends Hash<H>>(start: H): ((text: string) => string) => {
  const hash = start.clone();
  return (text) => {
    start._cloneInto(hash).update(bytesOf(text)).digestInto(digest);
    return bytesToHex(digest);
  };
};

const hashOf = hasherFrom(sha256.create());

/** The head of the hash chain after a line of the public list. */
export const headBehind = (before: string, line: string): string => hashOf(`${before}\n${line}`);

let started: { seedHex: string; macOf: (text: string) => string } | undefined;

/** An HMAC that takes in the seed once for all draws of a campaign. */
const macWith = (seedHex: string): ((text: string) => string) => {
  if (started?.seedHex !== seedHex)
    started = { seedHex, macOf: hasherFrom(hmac.create(sha256, hexToBytes(seedHex))) };
  return started.macOf;
};

/**
 * The roll of a draw (rule 12.5), computed in this browser. Web Crypto would take a task of the browser for each of
 * millions of draws.
 */
export const rollOf = (seedHex: string, draw: DrawInput): number => {
  const { campaignId, pseudonym, number, clientSeed } = draw;
  const mac = macWith(seedHex)(`${campaignId}|${pseudonym}|${number}|${clientSeed}`);
  return Number.parseInt(mac.slice(0, ROLL_DIGITS), 16);
};

/** The prize that a roll selects; null after the last row. */
export const prizeAt = (roll: number, rows: readonly CampaignOddsRow[]): string | null => {
  const point = (roll / ROLLS) * ODDS_TOTAL;
  let end = 0;
  for (const { prizeId, odds } of rows) {
    end += odds;
    if (point < end) return prizeId;
  }
  return null;
};

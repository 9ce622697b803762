import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { CampaignOddsRow } from '@yayan/api-client';

const ROLL_DIGITS = 13;
const ROLLS = 2 ** 52;
const ODDS_TOTAL = 1_000_000;

const encoder = new TextEncoder();

/** What a draw is computed from besides the server seed. */
export interface DrawInput {
  campaignId: string;
  pseudonym: string;
  number: number;
  clientSeed: string;
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Bytes in hexadecimal. */
export const hexOf = (bytes: Uint8Array): string => {
  let hex = '';
  for (const byte of bytes) hex += HEX[byte];
  return hex;
};

/** SHA-256 of bytes given in hexadecimal: the hash that was public before the first draw. */
export const seedHashOf = (seedHex: string): string => hexOf(sha256(bytesOf(seedHex)));

/** The index in a list that a roll selects, from 0. */
export const placeOf = (roll: number, count: number): number => Math.floor((roll / ROLLS) * count);

/** The head of the hash chain after a line of the public list. */
export const headBehind = (before: string, line: string): string =>
  hexOf(sha256(encoder.encode(`${before}\n${line}`)));

const macWith = (seedHex: string) => hmac.create(sha256, bytesOf(seedHex)).clone();

let started: { seedHex: string; mac: ReturnType<typeof macWith> } | undefined;

/** An HMAC that has taken in the seed, once for all draws of a campaign. */
const macOf = (seedHex: string): ReturnType<typeof macWith> => {
  if (started?.seedHex !== seedHex) started = { seedHex, mac: macWith(seedHex) };
  return started.mac.clone();
};

/**
 * The roll of a draw (rule 12.5), computed in this browser. Web Crypto would take a task of the browser for each of
 * millions of draws.
 */
export const rollOf = (seedHex: string, draw: DrawInput): number => {
  const { campaignId, pseudonym, number, clientSeed } = draw;
  const text = encoder.encode(`${campaignId}|${pseudonym}|${number}|${clientSeed}`);
  return Number.parseInt(hexOf(macOf(seedHex).update(text).digest()).slice(0, ROLL_DIGITS), 16);
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

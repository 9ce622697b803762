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

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of bytes given in hexadecimal: the hash that was public before the first draw. */
export const seedHashOf = async (seedHex: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytesOf(seedHex)));

/** SHA-256 of a text. */
export const textHashOf = async (text: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** The index in a list that a roll selects, from 0. */
export const placeOf = (roll: number, count: number): number => Math.floor((roll / ROLLS) * count);

/** The head of the hash chain after a line of the public list. */
export const headBehind = async (before: string, line: string): Promise<string> =>
  await textHashOf(`${before}\n${line}`);

let imported: { seedHex: string; key: Promise<CryptoKey> } | undefined;

/** The seed as a key. It is imported once for all draws of a campaign. */
const keyOf = (seedHex: string): Promise<CryptoKey> => {
  if (imported?.seedHex !== seedHex) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    imported = {
      seedHex,
      key: crypto.subtle.importKey('raw', bytesOf(seedHex), algorithm, false, ['sign']),
    };
  }
  return imported.key;
};

/** The roll of a draw (rule 12.5), computed in this browser. */
export const rollOf = async (seedHex: string, draw: DrawInput): Promise<number> => {
  const { campaignId, pseudonym, number, clientSeed } = draw;
  const key = await keyOf(seedHex);
  const text = new TextEncoder().encode(`${campaignId}|${pseudonym}|${number}|${clientSeed}`);
  return Number.parseInt(hexOf(await crypto.subtle.sign('HMAC', key, text)).slice(0, ROLL_DIGITS), 16);
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

import { createHash, createHmac } from 'node:crypto';
import type { OddsRow } from '../core/campaign.ts';

/** Odds are whole millionths, so that a table adds up without rounding. */
export const ODDS_TOTAL = 1_000_000;
const ROLL_DIGITS = 13;
const ROLLS = 2 ** 52;

/** The public input of a draw. The other input is the server seed. */
export interface DrawInput {
  campaignId: string;
  pseudonym: string;
  /** Number of the member's own draw, from 1. */
  number: number;
  clientSeed: string;
}

/** The published hash of a seed: SHA-256 in hexadecimal of its bytes. */
export function seedHashOf(seedHex: string): string {
  return createHash('sha256').update(Buffer.from(seedHex, 'hex')).digest('hex');
}

/**
 * The first 52 bits of HMAC-SHA256 of the server seed over `campaign|pseudonym|number|client seed` (rule 12.5). A number
 * with 52 bits is exact in every language's double.
 */
export function rollOf(seedHex: string, { campaignId, pseudonym, number, clientSeed }: DrawInput): number {
  const hmac = createHmac('sha256', Buffer.from(seedHex, 'hex'))
    .update(`${campaignId}|${pseudonym}|${number}|${clientSeed}`)
    .digest('hex');
  return Number.parseInt(hmac.slice(0, ROLL_DIGITS), 16);
}

/** The prize that a roll falls on: the rows are laid end to end in their order. Null after the last one. */
export function prizeAt(roll: number, rows: readonly OddsRow[]): string | null {
  const point = (roll / ROLLS) * ODDS_TOTAL;
  let end = 0;
  for (const { prizeId, odds } of rows) {
    end += odds;
    if (point < end) return prizeId;
  }
  return null;
}

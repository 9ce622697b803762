import { z } from 'zod';

const FEN_A_YUAN = 100;

/** Whether each coin, or each fen, is a whole number of the other, so that no amount of either is torn. */
const isEven = (coins: number): boolean => coins % FEN_A_YUAN === 0 || FEN_A_YUAN % coins === 0;

/** The variable of what coins are worth (rule 4.6). */
export const coinVariables = {
  COINS_PER_YUAN: {
    schema: z.coerce.number().int().min(1).max(10_000).refine(isEven).default(100),
    expected: 'a whole number that divides 100, or a multiple of 100 up to 10000',
  },
} as const;

/** What this many coins are worth, in whole fen; a part of a fen is left out. */
export const fenOf = (coins: number, coinsPerYuan: number): number =>
  Math.floor((coins * FEN_A_YUAN) / coinsPerYuan);

/** A text of a file with what coins are worth filled in: `{coinsPerYuan} 金币 = 1 元`. */
export const withCoinWorth = (text: string, coinsPerYuan: number): string =>
  text.replaceAll('{coinsPerYuan}', String(coinsPerYuan));

import { expect, test } from 'vitest';
import { coinVariables, fenOf, withCoinWorth } from './coin-config.ts';

const read = (value: string | undefined) => coinVariables.COINS_PER_YUAN.schema.safeParse(value);

test('rule 4.6: 100 coins are a yuan unless configured, and only numbers that tear no amount are taken', () => {
  expect(read(undefined).data).toBe(100);
  for (const good of ['1', '10', '50', '100', '200', '1000', '10000'])
    expect(read(good).data).toBe(Number(good));
  for (const bad of ['0', '-100', '3', '30', '150', '99.5', '20000', 'viele'])
    expect(read(bad).success, bad).toBe(false);
});

test.each([
  [5000, 100, 5000],
  [5000, 10, 50_000],
  [5000, 1000, 500],
  [999, 1000, 99],
])('%i coins at %i a yuan are %i fen, never more than they are worth', (coins, perYuan, fen) => {
  expect(fenOf(coins, perYuan)).toBe(fen);
});

test('a text of a file gets the configured number wherever it names it', () => {
  expect(withCoinWorth('{coinsPerYuan} 金币 = 1 元，{coinsPerYuan}', 50)).toBe('50 金币 = 1 元，50');
});

import { readFile } from 'node:fs/promises';
import { BenefitTarget } from '@yayan/contract';
import { withCoinWorth } from '../../src/platform/config/coin-config.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { addBenefit, readBenefits } from '../../src/modules/exchange/catalogue/benefit-file.ts';
import { loadCodes } from '../../src/modules/exchange/fulfilment/load-card-codes.ts';
import { periodStarts } from '../../src/modules/exchange/checkout/eligibility.ts';
import type { IssuedCard } from '../../src/modules/exchange/fulfilment/ports/issuer.ts';

const FILE = new URL('../../data/exchange/benefits.json', import.meta.url);
const DAY_MS = 24 * 60 * 60_000;
const VALID_DAYS = 366;
const SECRET_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Loads the missing benefits of data/exchange. Outside production it fills the stock with random card codes, which have
 * no value. In production an operator loads the stock.
 */
export async function seedExchange(platform: Platform): Promise<void> {
  const { config, database } = platform;
  const benefits = readBenefits(withCoinWorth(await readFile(FILE, 'utf8'), config.coinsPerYuan));
  for (const data of benefits) {
    await database.transaction(async (tx) => {
      const isNew = await addBenefit(tx, data, { stocked: !config.production });
      if (!isNew || config.production || data.target !== BenefitTarget.Codes) return;
      for (const { id, stock } of data.choices)
        await loadCodes(platform, tx, { benefitId: data.id, choiceId: id }, demoCards(platform, stock ?? 0));
    });
  }
}

function demoCards({ random, clock }: Pick<Platform, 'random' | 'clock'>, count: number): IssuedCard[] {
  const { day } = periodStarts(clock.now());
  const expiresAt = new Date(day.getTime() + VALID_DAYS * DAY_MS - 1);
  const letters = (length: number): string =>
    Array.from({ length }, () => SECRET_LETTERS.charAt(random.int(SECRET_LETTERS.length))).join('');
  return Array.from({ length: count }, () => ({
    number: `88${random.digits(14)}`,
    secret: `${letters(4)}-${letters(4)}-${letters(4)}`,
    expiresAt,
  }));
}

import { readFile } from 'node:fs/promises';
import { BenefitTarget, CreditLevel, ExchangeType, PrerequisiteKind } from '@yayan/contract';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import type { Choice } from './benefit.ts';
import { insertBenefit } from './benefit-store.ts';
import { loadCodes } from './load-codes.ts';
import { periodStarts } from './periods.ts';
import type { IssuedCard } from './ports/issuer.ts';

const choice = z.strictObject({
  id: z.string(),
  title: z.string().nullable(),
  price: z.int().positive(),
  /** How many codes are made for it. */
  stock: z.int().nonnegative(),
});
const limit = z.int().positive();
const benefit = z.strictObject({
  id: z.string(),
  type: z.enum(ExchangeType),
  target: z.enum(BenefitTarget),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  rules: z.array(z.string()),
  prerequisites: z.array(z.enum(PrerequisiteKind)),
  level: z.enum(CreditLevel),
  limits: z.strictObject({ perOrder: limit, perDay: limit.nullable(), perMonth: limit.nullable() }),
  arrival: z.string(),
  arrivalMinutes: limit,
  choices: z.tuple([choice], choice),
});

const FILE = new URL('../../../data/exchange/benefits.json', import.meta.url);
const DAY_MS = 24 * 60 * 60_000;
const VALID_DAYS = 366;
const SECRET_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Loads the benefits of data/exchange that are not there yet. Outside production their stock is codes made by chance,
 * which open nothing; in production there are none until real ones are loaded.
 */
export async function seedExchange(platform: Platform): Promise<void> {
  const { config, database } = platform;
  const benefits = z.array(benefit).parse(JSON.parse(await readFile(FILE, 'utf8')));
  for (const [position, data] of benefits.entries()) {
    const [first, ...rest] = data.choices;
    await database.transaction(async (tx) => {
      const isNew = await insertBenefit(tx, {
        ...data,
        position,
        cover: null,
        gallery: [],
        takesFee: false,
        revocable: true,
        onSale: true,
        choices: [withoutStock(first), ...rest.map(withoutStock)],
      });
      if (!isNew || config.production) return;
      for (const { id, stock } of data.choices)
        await loadCodes(platform, tx, { benefitId: data.id, choiceId: id }, demoCards(platform, stock));
    });
  }
}

const withoutStock = ({ id, title, price }: z.infer<typeof choice>): Choice => ({
  id,
  title,
  price,
  stock: 0,
});

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

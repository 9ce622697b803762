import { BenefitTarget, CreditLevel, ExchangeType, PrerequisiteKind } from '@yayan/contract';
import type { Transaction } from 'kysely';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Schema } from '../../platform/database/gen/schema.ts';
import type { Choice } from './benefit.ts';
import { insertBenefit, readNextPosition } from './benefit-store.ts';

const choice = z.strictObject({
  id: z.string(),
  title: z.string().nullable(),
  price: z.int().positive(),
  /** How many codes are made for it where they are only for trying out. */
  stock: z.int().nonnegative().default(0),
});
const limit = z.int().positive();
const benefitSchema = z.strictObject({
  id: z.string().regex(/^[0-9A-Za-z]{8,24}$/u, '8 to 24 letters and digits'),
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

type FiledBenefit = z.output<typeof benefitSchema>;

/** Reads a list of benefits, YAML or JSON, as data/exchange has it. Throws naming the entry and field that is wrong. */
export function readBenefits(source: string): FiledBenefit[] {
  const read = z.array(benefitSchema).safeParse(parse(source));
  if (read.success) return read.data;
  const faults = read.error.issues.map(
    ({ path: [entry, ...field], message }) => `benefit ${Number(entry) + 1}, ${field.join('.')}: ${message}`,
  );
  throw new Error(faults.join('\n'));
}

/** Puts a benefit up for exchange behind those there are, without stock; false when it is there already, and nothing has changed. */
export async function addBenefit(tx: Transaction<Schema>, benefit: FiledBenefit): Promise<boolean> {
  const [first, ...rest] = benefit.choices;
  return await insertBenefit(tx, {
    ...benefit,
    position: await readNextPosition(tx),
    cover: null,
    gallery: [],
    takesFee: false,
    revocable: true,
    onSale: true,
    choices: [withoutStock(first), ...rest.map(withoutStock)],
  });
}

const withoutStock = ({ id, title, price }: FiledBenefit['choices'][number]): Choice => ({
  id,
  title,
  price,
  stock: 0,
});

import { BenefitTarget, CreditLevel, ExchangeType, PayeeChannel, PrerequisiteKind } from '@yayan/contract';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Choice } from './benefit.ts';
import { pictureAddress } from './picture-address.ts';
import { insertBenefit, readNextPosition } from './benefit-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const choice = z.strictObject({
  id: z.string(),
  title: z.string().nullable(),
  price: z.int().positive(),
  /**
   * Number of pieces; null without a limit. For card codes: the number of demo codes that a development server makes.
   */
  stock: z.int().nonnegative().nullable().default(0),
  /** Face value of a top-up, in fen. */
  fen: z.int().positive().nullable().default(null),
});
const limit = z.int().positive();
const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable();
const fieldsSchema = z.strictObject({
  id: z.string().regex(/^[0-9A-Za-z]{8,24}$/u, '8 to 24 letters and digits'),
  type: z.enum(ExchangeType),
  target: z.enum(BenefitTarget),
  /** The amounts that one cash order may have, in coins. */
  cash: z.strictObject({ min: limit, max: limit, step: limit }).nullable().default(null),
  channels: z.array(z.enum(PayeeChannel)).default([]),
  takesFee: z.boolean().default(false),
  cover: pictureAddress.nullable().default(null),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  rules: z.array(z.string()),
  prerequisites: z.array(z.enum(PrerequisiteKind)),
  level: z.enum(CreditLevel),
  limits: z.strictObject({ perOrder: limit, perDay: limit.nullable(), perMonth: limit.nullable() }),
  arrival: z.string(),
  arrivalMinutes: limit,
  saleFrom: moment.default(null),
  saleUntil: moment.default(null),
  choices: z.tuple([choice], choice),
});

/** Checks the fields that each way of delivery requires. */
const benefitSchema = fieldsSchema.superRefine(({ target, cash, channels, choices }, context) => {
  const say = (isWrong: boolean, field: string, message: string): void => {
    if (isWrong) context.addIssue({ code: 'custom', path: [field], message });
  };
  const isCash = target === BenefitTarget.Payee;
  say(isCash !== (cash !== null), 'cash', 'the amounts of cash, and of nothing else');
  say(isCash !== channels.length > 0, 'channels', 'the ways that cash is paid out, and nothing else');
  say(isCash && (choices.length > 1 || choices[0].title !== null), 'choices', 'cash has one, without title');
  say(
    choices.some(({ fen }) => (fen !== null) !== (target === BenefitTarget.Mobile)),
    'choices',
    'a top-up has a face value (fen) in each, and nothing else has',
  );
  say(
    target === BenefitTarget.Codes && choices.some(({ stock }) => stock === null),
    'choices',
    'card codes are never without a limit',
  );
});

export type FiledBenefit = z.output<typeof benefitSchema>;

/** A benefit of a form, checked like one of a file; undefined if its fields don't fit together. */
export const checkedBenefit = (value: unknown): FiledBenefit | undefined =>
  benefitSchema.safeParse(value).data;

const filedSchema = benefitSchema.refine(
  ({ saleFrom, saleUntil }) => saleFrom === null || saleUntil === null || saleUntil > saleFrom,
  { path: ['saleUntil'], message: 'the sale ends after it begins (saleFrom)' },
);

/** Reads a list of benefits from YAML or JSON (data/exchange). Throws an error that names the wrong entry and field. */
export function readBenefits(source: string): FiledBenefit[] {
  const read = z.array(filedSchema).safeParse(parse(source));
  if (read.success) return read.data;
  const faults = read.error.issues.map(
    ({ path: [entry, ...field], message }) => `benefit ${Number(entry) + 1}, ${field.join('.')}: ${message}`,
  );
  throw new Error(faults.join('\n'));
}

/**
 * Adds a benefit at the end of the list. Returns false and changes nothing when it exists already. Card codes begin
 * without stock, because loading codes adds it. Other benefits begin without stock unless `stocked` is set.
 */
export async function addBenefit(
  tx: Tx,
  benefit: FiledBenefit,
  { stocked }: { stocked: boolean },
): Promise<boolean> {
  const [first, ...rest] = benefit.choices;
  const isStocked = stocked && benefit.target !== BenefitTarget.Codes;
  const choiceOf = ({ stock, ...others }: FiledBenefit['choices'][number]): Choice => ({
    ...others,
    stock: isStocked ? stock : 0,
  });
  return await insertBenefit(tx, {
    ...benefit,
    position: await readNextPosition(tx),
    coverDark: null,
    gallery: [],
    revocable: true,
    onSale: true,
    choices: [choiceOf(first), ...rest.map(choiceOf)],
  });
}

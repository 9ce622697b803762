import { BenefitTarget } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import { formatTime } from '../../../platform/calendar.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Benefit, Choice } from '../catalogue/benefit.ts';
import { findBenefit } from '../catalogue/offered-benefits.ts';
import { canPlanSale, type SaleTimes } from '../catalogue/sale-times.ts';
import { changeBenefit, changePrice, changeStock } from './benefit-list-store.ts';

/** The input of an act on a benefit. */
export interface OfBenefit {
  benefitId: string;
}

/** The input of an act on one choice of a benefit. */
export interface OfChoice extends OfBenefit {
  choiceId: string;
}

/** Finds a choice. Refuses with NOT_FOUND. */
export const choiceOf = ({ choices }: Pick<Benefit, 'choices'>, choiceId: string): Choice =>
  choices.find(({ id }) => id === choiceId) ?? refuse('NOT_FOUND', { field: 'choiceId' });

interface BenefitActRule<Input> {
  name: string;
  needsReason: boolean;
  changes: (benefit: Benefit, input: Input, now: Date) => Change[];
  write: (db: Connection, input: Input) => Promise<void>;
}

/** An act on one benefit, with its facts before and after. */
export const benefitAct = <Input extends OfBenefit>({
  name,
  needsReason,
  changes,
  write,
}: BenefitActRule<Input>): Act<Input> => ({
  name,
  needsReason,
  lockOf: ({ benefitId }) => `benefit ${benefitId}`,
  plan: async ({ clock }, db, input) => {
    const benefit = await findBenefit(db, input.benefitId);
    return {
      kind: 'benefit',
      subject: input.benefitId,
      title: benefit.title,
      permission: 'benefits',
      changes: changes(benefit, input, clock.now()),
    };
  },
  run: async ({ database }, input) => await write(database.read, input),
});

const saleText = (onSale: boolean): string => (onSale ? '在售' : '已下架');

/** Puts a benefit on sale or off sale. Orders that were placed go on. */
export const setBenefitSale = benefitAct<OfBenefit & { onSale: boolean }>({
  name: 'benefit sale',
  needsReason: false,
  changes: (benefit, { onSale }) => [
    { field: 'onSale', label: '上架', before: saleText(benefit.onSale), after: saleText(onSale) },
  ],
  write: async (db, { benefitId, onSale }) => await changeBenefit(db, benefitId, { on_sale: onSale }),
});

export const momentText = (moment: Date | null, none: string): string =>
  moment === null ? none : formatTime(moment);

const timesOf = ({
  saleFrom,
  saleUntil,
}: {
  saleFrom: string | null;
  saleUntil: string | null;
}): SaleTimes => ({
  saleFrom: saleFrom === null ? null : new Date(saleFrom),
  saleUntil: saleUntil === null ? null : new Date(saleUntil),
});

/** Sets when the sale of a benefit begins and ends (rule 5.15). Orders that were placed go on. */
export const setBenefitTimes = benefitAct<OfBenefit & { saleFrom: string | null; saleUntil: string | null }>({
  name: 'benefit times',
  needsReason: true,
  changes: (benefit, input, now) => {
    const times = timesOf(input);
    if (!canPlanSale(times, now)) refuse('BENEFIT_TIMES_WRONG');
    return [
      {
        field: 'saleFrom',
        label: '开售',
        before: momentText(benefit.saleFrom, '上架就卖'),
        after: momentText(times.saleFrom, '上架就卖'),
      },
      {
        field: 'saleUntil',
        label: '截止',
        before: momentText(benefit.saleUntil, '不限'),
        after: momentText(times.saleUntil, '不限'),
      },
    ];
  },
  write: async (db, { benefitId, ...input }) => {
    const { saleFrom, saleUntil } = timesOf(input);
    await changeBenefit(db, benefitId, { sale_from: saleFrom, sale_until: saleUntil });
  },
});

const named = (label: string, { title }: Choice): string => (title === null ? label : `${label} ${title}`);

/** Changes the price of a choice for later orders (rule 14.14). Cash costs its amount. */
export const setBenefitPrice = benefitAct<OfChoice & { price: number }>({
  name: 'benefit price',
  needsReason: true,
  changes: (benefit, { choiceId, price }) => {
    const choice = choiceOf(benefit, choiceId);
    if (benefit.target === BenefitTarget.Payee) refuse('BENEFIT_PRICE_FIXED');
    return [
      { field: 'price', label: named('价格', choice), before: String(choice.price), after: String(price) },
    ];
  },
  write: async (db, { price, ...place }) => await changePrice(db, place, price),
});

const stockText = (stock: number | null): string => (stock === null ? '不限' : String(stock));

/**
 * Adds pieces to a stock, takes some from it, or removes its limit (rule 14.14). It adds instead of setting, because orders
 * take pieces meanwhile.
 */
export const changeBenefitStock = benefitAct<OfChoice & { add: number | null }>({
  name: 'benefit stock',
  needsReason: true,
  changes: (benefit, { choiceId, add }) => {
    const choice = choiceOf(benefit, choiceId);
    if (benefit.target === BenefitTarget.Codes) refuse('STOCK_BY_CODES');
    const after = add === null ? null : (choice.stock ?? 0) + add;
    if (after !== null && after < 0) refuse('STOCK_TOO_LOW');
    return [
      {
        field: 'stock',
        label: named('库存', choice),
        before: stockText(choice.stock),
        after: stockText(after),
      },
    ];
  },
  write: async (db, { add, ...place }) => {
    if (!(await changeStock(db, place, add))) refuse('STOCK_TOO_LOW');
  },
});

const limitText = (limit: number | null): string => (limit === null ? '不限' : String(limit));

/** Changes how many pieces a member may order, for later orders. */
export const setBenefitLimits = benefitAct<OfBenefit & { limits: Benefit['limits'] }>({
  name: 'benefit limits',
  needsReason: true,
  changes: ({ limits: now }, { limits }) => [
    { field: 'perOrder', label: '每单', before: String(now.perOrder), after: String(limits.perOrder) },
    { field: 'perDay', label: '每天', before: limitText(now.perDay), after: limitText(limits.perDay) },
    { field: 'perMonth', label: '每月', before: limitText(now.perMonth), after: limitText(limits.perMonth) },
  ],
  write: async (db, { benefitId, limits }) =>
    await changeBenefit(db, benefitId, {
      per_order: limits.perOrder,
      per_day: limits.perDay,
      per_month: limits.perMonth,
    }),
});

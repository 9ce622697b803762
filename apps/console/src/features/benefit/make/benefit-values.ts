import type { NewBenefit } from '@yayan/console-client';
import type { SaleTimes } from '../SaleTimesFields.tsx';

/** One choice as it is written: empty fields are what isn't filled in yet. */
export interface ChoiceValues {
  title: string;
  price: number | '';
  /** Empty for no limit. */
  stock: number | '';
  /** Face value of a top-up. */
  yuan: number | '';
}

/** A new benefit as it is written. */
export interface BenefitValues {
  id: string;
  target: NewBenefit['target'];
  title: string;
  description: string;
  cover: string;
  tags: string;
  rules: string;
  level: NewBenefit['level'];
  perOrder: number | '';
  perDay: number | '';
  perMonth: number | '';
  arrival: string;
  arrivalMinutes: number | '';
  channel: NewBenefit['channels'][number];
  least: number | '';
  most: number | '';
  step: number | '';
  takesFee: boolean;
  times: SaleTimes;
  choices: ChoiceValues[];
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const LONG = 11;

/** A public id that nobody has: `b` and eleven random characters. */
const newId = (): string =>
  `b${[...crypto.getRandomValues(new Uint8Array(LONG))].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;

export const newChoice = (): ChoiceValues => ({ title: '', price: '', stock: '', yuan: '' });

export const newBenefit = (): BenefitValues => ({
  id: newId(),
  target: 'codes',
  title: '',
  description: '',
  cover: '',
  tags: '',
  rules: '',
  level: 0,
  perOrder: 1,
  perDay: 1,
  perMonth: '',
  arrival: '通常 1 分钟到账',
  arrivalMinutes: 1,
  channel: 'alipay',
  least: 500,
  most: 20_000,
  step: 100,
  takesFee: true,
  times: { saleFrom: null, saleUntil: null },
  choices: [newChoice()],
});

/** What each way of delivery is, and what its order form asks for besides what every benefit asks for. */
const targets = {
  payee: { type: 1, prerequisites: ['realName', 'adult', 'payee'] },
  mobile: { type: 2, prerequisites: ['mobile'] },
  codes: { type: 2, prerequisites: [] },
  consignee: { type: 3, prerequisites: ['consignee'] },
} as const;

const FEN = 100;
export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const numberOf = (value: number | ''): number => (value === '' ? 1 : value);
const limitOf = (value: number | ''): number | null => (value === '' ? null : value);

/** The benefit that the form describes. */
export const benefitOf = (values: BenefitValues): NewBenefit => {
  const { target, choices, least, most, step } = values;
  const isCash = target === 'payee';
  const isOne = choices.length === 1;
  const { type, prerequisites } = targets[target];
  const stockOf = (stock: number | ''): number | null => {
    if (target === 'codes') return 0;
    return isCash ? null : limitOf(stock);
  };
  return {
    id: values.id,
    type,
    target,
    cash: isCash ? { min: numberOf(least), max: numberOf(most), step: numberOf(step) } : null,
    channels: isCash ? [values.channel] : [],
    takesFee: isCash && values.takesFee,
    cover: values.cover.trim() || null,
    title: values.title.trim(),
    description: values.description.trim(),
    tags: lines(values.tags),
    rules: lines(values.rules),
    prerequisites: [...prerequisites],
    level: values.level,
    limits: {
      perOrder: numberOf(values.perOrder),
      perDay: limitOf(values.perDay),
      perMonth: limitOf(values.perMonth),
    },
    arrival: values.arrival.trim(),
    arrivalMinutes: numberOf(values.arrivalMinutes),
    ...values.times,
    choices: (isCash ? [newChoice()] : choices).map(({ title, price, stock, yuan }, at) => ({
      id: isOne || isCash ? 'one' : `choice-${at + 1}`,
      title: isCash ? null : title.trim() || null,
      price: numberOf(price),
      stock: stockOf(stock),
      fen: target === 'mobile' ? Math.round(numberOf(yuan) * FEN) : null,
    })),
  };
};

/** What is missing before the benefit can be tried, in the words of its fields. */
export const missingOf = (values: BenefitValues): string[] => {
  const { target, choices } = values;
  const isCash = target === 'payee';
  const texts: Readonly<Record<string, string>> = {
    名称: values.title,
    说明: values.description,
    到账时间: values.arrival,
  };
  const missing = Object.entries(texts)
    .filter(([, value]) => value.trim() === '')
    .map(([label]) => label);
  if (values.perOrder === '') missing.push('每单最多');
  if (values.arrivalMinutes === '') missing.push('到账分钟');
  if (isCash && [values.least, values.most, values.step].includes('')) missing.push('金额');
  if (isCash) return missing;
  if (choices.some(({ price }) => price === '')) missing.push('价格');
  if (choices.length > 1 && choices.some(({ title }) => title.trim() === '')) missing.push('规格的名称');
  if (target === 'mobile' && choices.some(({ yuan }) => yuan === '')) missing.push('面值');
  return missing;
};

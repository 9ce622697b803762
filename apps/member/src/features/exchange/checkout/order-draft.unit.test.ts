import type { BenefitDetail } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { another } from '../../../shell/destination/destination-draft.ts';
import { draftProblems, emptyDraft, priceOf, toForm } from './order-draft.ts';

const benefit: BenefitDetail = {
  id: 'b',
  type: 1,
  target: 'payee',
  title: '现金',
  cover: null,
  coverDark: null,
  price: 1000,
  pricesVary: true,
  stock: null,
  level: 0,
  arrival: '1 天内',
  tags: [],
  opensAt: null,
  description: '',
  gallery: [],
  choices: [],
  cash: { min: 1000, max: 5000, step: 100 },
  payeeChannels: ['alipay', 'wechat'],
  limits: { perOrder: 1, perDay: null, perMonth: null },
  prerequisites: [],
  rules: [],
  revocable: true,
  available: true,
  closesAt: null,
  own: null,
};

const codes: BenefitDetail = {
  ...benefit,
  type: 2,
  target: 'codes',
  cash: null,
  payeeChannels: [],
  choices: [
    { id: 'ten', title: '10 元', price: 1000, stock: 0 },
    { id: 'thirty', title: '30 元', price: 3000, stock: 5 },
  ],
};

let sealed = 0;
const seal = async (text: string): Promise<string> => {
  sealed += 1;
  return `${sealed}:${text}`;
};

test('the form opens with a choice that is in stock, and computes its price', () => {
  const draft = emptyDraft(codes, undefined);
  expect(draft.choiceId).toBe('thirty');
  expect(priceOf({ ...draft, quantity: 2 }, codes)).toBe(6000);
});

test('cash needs an amount within the range, on a step, and an account', () => {
  const fields = (amount: number) =>
    draftProblems({ ...emptyDraft(benefit, undefined), amount }, benefit).map(({ field }) => field);
  expect(fields(1050)).toEqual(['amount', 'payee.account', 'payee.name']);
  expect(fields(6000)).toContain('amount');
  expect(fields(1100)).not.toContain('amount');
});

test('account and name are encrypted, again for each form', async () => {
  const draft = { ...emptyDraft(benefit, undefined), payeeId: another, account: ' a@b.cn ', name: '王明' };
  const first = await toForm(draft, benefit, seal);
  const second = await toForm(draft, benefit, seal);
  expect(first.payee?.account).toMatch(/^\d+:a@b\.cn$/);
  expect(second.payee?.account).not.toBe(first.payee?.account);
});

test('a form carries only what the benefit asks for', async () => {
  expect(await toForm(emptyDraft(codes, undefined), codes, seal)).toEqual({
    quantity: 1,
    choiceId: 'thirty',
  });
});

test('cash by WeChat needs no account, because it goes to the bound one', async () => {
  const wechat: BenefitDetail = { ...benefit, payeeChannels: ['wechat'] };
  const draft = emptyDraft(wechat, undefined);
  expect(draftProblems(draft, wechat)).toEqual([]);
  expect(await toForm(draft, wechat, seal)).toEqual({
    quantity: 1,
    amount: 1000,
    payee: { channel: 'wechat' },
  });
});

import { type BenefitAllowance, type BenefitDetail, PrerequisiteKind } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { emptyDraft } from './order-draft.ts';
import { costOf, hasWayOut, selectionOf } from './order-selection.ts';

const own = {
  balance: 500,
  missingCoins: 0,
  usedToday: 0,
  usedThisMonth: 0,
  feePercent: 3,
  feeFreeCards: 1,
  restockAsked: false,
};
const cash = {
  choices: [],
  cash: { min: 100, max: 5000, step: 100 },
  payeeChannels: ['alipay'],
  price: 100,
  own,
} as unknown as BenefitDetail;
const cards = {
  choices: [
    { id: 'week', title: '周卡', price: 500, stock: 3 },
    { id: 'month', title: '月卡', price: 1375, stock: 3 },
  ],
  cash: null,
  payeeChannels: [],
  price: 500,
  own: { ...own, feePercent: 0 },
} as unknown as BenefitDetail;

test('prerequisites are checked for the chosen face value', () => {
  expect(selectionOf({ ...emptyDraft(cards, undefined), choiceId: 'month' }, cards, undefined)).toEqual({
    choiceId: 'month',
    quantity: 1,
  });
});

test('another number is told once it is whole, and the own one never', () => {
  const draft = emptyDraft(cards, undefined);
  const told = (mobile: string) =>
    selectionOf({ ...draft, mobile }, cards, { mobile: '138****5678' }).anotherMobile;
  expect(['', '1391234', '13812345678', '13912345678'].map(told)).toEqual([
    undefined,
    undefined,
    undefined,
    true,
  ]);
});

test('a top-up stays open for another face value or number that needs no real-name check', () => {
  const unverified = [{ kind: PrerequisiteKind.RealName, met: false }];
  const allowance = { prerequisites: unverified } as unknown as BenefitAllowance;
  expect(hasWayOut(allowance, { ...cards, target: 'mobile' })).toBe(true);
  expect(hasWayOut(allowance, { ...cards, target: 'codes' })).toBe(false);
});

test('an amount that is not valid yet is not sent', () => {
  const draft = emptyDraft(cash, undefined);
  expect(selectionOf({ ...draft, amount: 150 }, cash, undefined)).toEqual({});
  expect(selectionOf({ ...draft, amount: 200 }, cash, undefined)).toEqual({ amount: 200 });
});

test('until the server has answered, price, fee and missing coins are those of the selection', () => {
  const draft = { ...emptyDraft(cash, undefined), amount: 1000 };
  expect(costOf(draft, cash, { answer: undefined, balance: 500 })).toEqual({
    total: 1030,
    fee: 30,
    missing: 530,
  });
  expect(costOf({ ...draft, feeFreeCardId: 'card' }, cash, { answer: undefined, balance: 500 })).toEqual({
    total: 1000,
    fee: 0,
    missing: 500,
  });
});

const allowance = (kind: PrerequisiteKind): BenefitAllowance => ({
  allowed: false,
  prerequisites: [{ kind, met: false, text: '', fixUrl: null, fixLabel: null }],
  total: 1375,
  balance: 500,
  missingCoins: 875,
});

test('the form stays open while another selection could be ordered', () => {
  expect(hasWayOut(allowance(PrerequisiteKind.Balance), cards)).toBe(true);
  expect(hasWayOut(allowance(PrerequisiteKind.RealName), cards)).toBe(false);
  const poor = { ...cards, own: { ...own, missingCoins: 100 } };
  expect(hasWayOut(allowance(PrerequisiteKind.Balance), poor)).toBe(false);
});

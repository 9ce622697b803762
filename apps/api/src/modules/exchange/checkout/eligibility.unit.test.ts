import { AdultStatus, PrerequisiteKind } from '@yayan/contract';
import { expect, test } from 'vitest';
import { checkEligibility, type EligibilityFacts, type OrderRequest } from './eligibility.ts';

const cash = {
  benefit: {
    level: 0,
    prerequisites: [PrerequisiteKind.RealName, PrerequisiteKind.Adult],
    limits: { perDay: null, perMonth: null },
  },
  choice: { stock: null },
  quantity: 1,
  total: 100,
} as unknown as OrderRequest; // The only fields of a request that these checks read.

const factsOf = (adultStatus: AdultStatus | null) =>
  ({
    adultStatus,
    balance: 500,
    invitationCoins: 0,
    rule: { level: 0, exchangesPerDay: null, exchangesPerMonth: null, coinsPerMonth: null },
    used: { exchangesToday: 0, piecesToday: 0, exchangesThisMonth: 0, piecesThisMonth: 0, coinsThisMonth: 0 },
  }) as unknown as EligibilityFacts; // The only facts that these checks read.

const shown = (adultStatus: AdultStatus | null) =>
  checkEligibility(cash, factsOf(adultStatus))
    .filter(({ kind }) => kind === PrerequisiteKind.RealName || kind === PrerequisiteKind.Adult)
    .map(({ met, fixLabel }) => [met, fixLabel]);

test.each([
  [
    'nobody checked yet',
    null,
    [
      [false, '去认证'],
      [false, '去认证'],
    ],
  ],
  [
    'whose check is under way',
    AdultStatus.PendingReview,
    [
      [false, '查看进度'],
      [false, null],
    ],
  ],
  [
    'who is an adult',
    AdultStatus.Valid,
    [
      [true, null],
      [true, null],
    ],
  ],
  [
    'who is under 18',
    AdultStatus.Invalid,
    [
      [true, null],
      [false, '看其他福利'],
    ],
  ],
] as const)('a member %s is never led to a check that changes nothing', (_who, status, steps) => {
  expect(shown(status)).toEqual(steps);
});

test('the name of a member under 18 is called checked, and not the real-name check done', () => {
  const [realName] = checkEligibility(cash, factsOf(AdultStatus.Invalid));
  expect(realName).toMatchObject({ met: true, text: '姓名和身份证号已核对，未满 18 周岁' });
});

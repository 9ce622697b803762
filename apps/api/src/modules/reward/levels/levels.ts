import { CreditLevel, type DataOf } from '@yayan/contract';
import type { ConsoleDataOf } from '@yayan/contract/console';
import { countText } from '../../../platform/count-text.ts';

export type LevelRule = DataOf<'getCredit'>['rule'];

const LEVEL_NAMES: Readonly<Record<CreditLevel, string>> = {
  0: '普通会员',
  1: '铜牌会员',
  2: '银牌会员',
  3: '金牌会员',
  4: '钻石会员',
};

/** The credit that each level needs, and its exchange limits and fee (rule 4.10). Lowest level first. */
export const LEVELS = [
  level(CreditLevel.Plain, 0, 1, 5, 10_000, 3),
  level(CreditLevel.Bronze, 100, 2, 10, 20_000, 2),
  level(CreditLevel.Silver, 400, 3, 15, 40_000, 1),
  level(CreditLevel.Gold, 1000, 5, 20, 80_000, 0),
  level(CreditLevel.Diamond, 3000, 10, 40, 200_000, 0),
] as const satisfies readonly LevelRule[];

/** The level of a credit. */
export function levelRule(credit: number): LevelRule {
  return LEVELS.findLast(({ fromCredit }) => credit >= fromCredit) ?? LEVELS[0];
}

/** Rank (0–4) and name of the level of a credit. */
export function levelOf(credit: number): { rank: CreditLevel; name: string } {
  const { level: rank } = levelRule(credit);
  return { rank, name: LEVEL_NAMES[rank] };
}

/** The credit that is missing to the next level; null at the highest level. */
export function levelProgress(credit: number): DataOf<'getCredit'>['next'] {
  const now = levelRule(credit);
  const next = LEVELS.find(({ fromCredit }) => fromCredit > credit);
  if (next === undefined) return null;
  const percent = Math.floor(((credit - now.fromCredit) / (next.fromCredit - now.fromCredit)) * 100);
  return { level: next.level, missing: next.fromCredit - credit, percent, unlocks: unlocks(now, next) };
}

/** The name of the level of a credit, and the credit that is missing to the next; null at the highest level. */
export function levelWithNext(credit: number): ConsoleDataOf<'getOperatorMember'>['level'] {
  const next = levelProgress(credit);
  return {
    name: levelOf(credit).name,
    next: next && { name: LEVEL_NAMES[next.level], missing: next.missing },
  };
}

function unlocks(now: LevelRule, next: LevelRule): string[] {
  return [
    ...(next.exchangesPerDay > now.exchangesPerDay ? [`每天可兑换 ${next.exchangesPerDay} 次`] : []),
    ...(next.exchangesPerMonth > now.exchangesPerMonth ? [`每月可兑换 ${next.exchangesPerMonth} 次`] : []),
    ...(next.coinsPerMonth > now.coinsPerMonth ? [`每月可兑换 ${countText(next.coinsPerMonth)} 金币`] : []),
    ...(next.feePercent < now.feePercent ? [feeInWords(next.feePercent)] : []),
  ];
}

function feeInWords(percent: number): string {
  return percent === 0 ? '现金兑换免手续费' : `现金兑换手续费降到 ${percent}%`;
}

function level(
  number: CreditLevel,
  fromCredit: number,
  exchangesPerDay: number,
  exchangesPerMonth: number,
  coinsPerMonth: number,
  feePercent: number,
): LevelRule {
  return { level: number, fromCredit, exchangesPerDay, exchangesPerMonth, coinsPerMonth, feePercent };
}

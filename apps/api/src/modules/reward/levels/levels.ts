import { CreditLevel, type DataOf } from '@yayan/contract';
import type { ConsoleDataOf } from '@yayan/contract/console';
import { countText } from '../../../platform/count-text.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { levelMarks } from '../../rule/module.ts';

export type LevelRule = DataOf<'getCredit'>['rule'];

const LEVEL_NAMES: Readonly<Record<CreditLevel, string>> = {
  0: '普通会员',
  1: '铜牌会员',
  2: '银牌会员',
  3: '金牌会员',
  4: '钻石会员',
};

const LOWEST = level(CreditLevel.Plain, 1, 5, 10_000, 3);

/** The exchange limits and the fee of the other levels (rule 4.10). Lower levels first. */
const HIGHER = [
  level(CreditLevel.Bronze, 2, 10, 20_000, 2),
  level(CreditLevel.Silver, 3, 15, 40_000, 1),
  level(CreditLevel.Gold, 5, 20, 80_000, 0),
  level(CreditLevel.Diamond, 10, 40, 200_000, 0),
] as const;

/** All levels with the credit that each needs, the lowest first. */
export type Levels = readonly LevelRule[];

/** The levels that begin at these marks (rule 4.32). */
export const levelsFrom = (marks: readonly number[]): Levels => [
  LOWEST,
  ...HIGHER.map((rule, index) => ({ ...rule, fromCredit: marks[index] ?? 0 })),
];

/** The levels that hold now. */
export async function readLevels(
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  db: Connection,
): Promise<Levels> {
  return levelsFrom((await levelMarks({ database }, db)).at(clock.now()));
}

/** The level of a credit. */
export const levelRule = (levels: Levels, credit: number): LevelRule =>
  levels.findLast(({ fromCredit }) => credit >= fromCredit) ?? LOWEST;

/** Rank (0–4) and name of the level of a credit. */
export function levelOf(levels: Levels, credit: number): { rank: CreditLevel; name: string } {
  const { level: rank } = levelRule(levels, credit);
  return { rank, name: LEVEL_NAMES[rank] };
}

/** The credit that is missing to the next level; null at the highest level. */
export function levelProgress(levels: Levels, credit: number): DataOf<'getCredit'>['next'] {
  const now = levelRule(levels, credit);
  const next = levels.find(({ fromCredit }) => fromCredit > credit);
  if (next === undefined) return null;
  const percent = Math.floor(((credit - now.fromCredit) / (next.fromCredit - now.fromCredit)) * 100);
  return { level: next.level, missing: next.fromCredit - credit, percent, unlocks: unlocks(now, next) };
}

/** The name of the level of a credit, and the credit that is missing to the next; null at the highest level. */
export function levelWithNext(levels: Levels, credit: number): ConsoleDataOf<'getOperatorMember'>['level'] {
  const next = levelProgress(levels, credit);
  return {
    name: levelOf(levels, credit).name,
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
  exchangesPerDay: number,
  exchangesPerMonth: number,
  coinsPerMonth: number,
  feePercent: number,
): LevelRule {
  return { level: number, fromCredit: 0, exchangesPerDay, exchangesPerMonth, coinsPerMonth, feePercent };
}

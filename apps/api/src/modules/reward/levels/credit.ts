import { CreditKind, type DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LinksOf } from '../../ledger/api.ts';
import { balances, spending } from '../../ledger/module.ts';
import { dayOf, firstOfMonth, startOfDay } from '../../../platform/calendar.ts';
import { levelMarks } from '../../rule/module.ts';
import { levelProgress, levelRule, levelsFrom } from './levels.ts';
import { qualityState } from '../quality/quality.ts';
import { RISE_TIP, riseFrom } from '../quality/raise-quality.ts';
import { whatIf } from '../quality/what-if.ts';
import { nextEnding, risenOn } from '../quality/quality-store.ts';
import { CREDIT_SOURCES } from './credit-sources.ts';
import { scoreRows } from './score-rows.ts';

interface CreditDeps {
  platform: Pick<Platform, 'clock' | 'database'>;
  linksOf: LinksOf;
}

const QUALITY_TIPS = [
  RISE_TIP,
  '开放题写出具体的人、事、时间',
  '读完题目再选，不要整页选同一个选项',
  '前后相关的题目如实作答，保持一致',
];

/** Credit, level, limits and their use, what will change of the levels, and quality (rules 4.10, 4.11, 4.32). */
export async function getCredit(
  { platform: { database, clock } }: Pick<CreditDeps, 'platform'>,
  { caller: { memberId } }: Pick<Call<'getCredit'>, 'caller'>,
): Promise<DataOf<'getCredit'>> {
  const db = database.read;
  const { credit, quality } = await balances(db, memberId);
  const now = clock.now();
  const today = dayOf(now);
  const day = await spending(db, memberId, 'exchange', startOfDay(today));
  const month = await spending(db, memberId, 'exchange', startOfDay(firstOfMonth(today)));
  const ending = await nextEnding(db, memberId);
  const marks = await levelMarks({ database }, db);
  const levels = levelsFrom(marks.at(now));
  const rule = levelRule(levels, credit);
  const rise = riseFrom(quality, await risenOn(db, memberId, today));
  return {
    credit,
    level: rule.level,
    rule,
    next: levelProgress(levels, credit),
    levels: [...levels],
    coming: marks.changes
      .filter((time) => time > now)
      .map((time) => {
        const then = levelsFrom(marks.at(time));
        return { holdsFrom: time.toISOString(), levels: [...then], level: levelRule(then, credit).level };
      }),
    used: { exchangesToday: day.times, exchangesThisMonth: month.times, coinsThisMonth: month.coins },
    quality: {
      score: quality,
      state: qualityState(quality),
      recovers: ending?.endsOn ? { day: ending.endsOn, points: -ending.points } : null,
      rise,
      whatIf: whatIf({ score: quality, leftToday: rise?.leftToday ?? 0, ending }),
      tips: QUALITY_TIPS,
    },
    sources: [...CREDIT_SOURCES],
  };
}

/** Changes of credit or quality, newest first, each with reason and rule. */
export async function listCredits(
  { platform: { database }, linksOf }: CreditDeps,
  { caller: { memberId }, query }: Pick<Call<'listCredits'>, 'caller' | 'query'>,
): Promise<DataOf<'listCredits'>> {
  const { kind = CreditKind.Credit, cursor, limit = 20, row } = query;
  const db = database.read;
  const { rows, nextCursor } = await scoreRows(db, kind, memberId, { cursor, limit, row });
  const links = await linksOf(
    db,
    memberId,
    rows.map(({ cause }) => cause),
  );
  const now = await balances(db, memberId);
  return {
    items: rows.map((score, index) => ({
      ...score,
      kind,
      cause: { ...score.cause, link: links[index] ?? null },
    })),
    nextCursor,
    balance: now[kind],
  };
}

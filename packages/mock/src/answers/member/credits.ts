import type { CreditRow } from '@yayan/api-client';
import { mockGetCredit, mockListCredits } from '@yayan/api-client/mocks';
import { earnedBy, supportCodeOf } from '../../world/survey/runs.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import type { Member, World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { pageOf } from '../page-of.ts';
import { dayOf } from './check-in.ts';

/** The credit of a member, which finished questionnaires raise, and the rows that say so. */
export const creditAnswers = (world: World): Answers => {
  /** Rows of the questionnaires that raised the credit, newest first. */
  const earnedRows = (member: Member, before: number): readonly CreditRow[] => {
    let balanceAfter = before;
    return [...member.runs.values()]
      .flatMap((run): CreditRow[] => {
        const { credit } = earnedBy(member, run);
        if (credit === 0 || run.endedAt === null) return [];
        balanceAfter += credit;
        const link = `/task/back?result=${run.sessionId}`;
        return [
          {
            id: run.sessionId,
            kind: 'credit',
            amount: credit,
            balanceAfter,
            cause: { kind: 'participation', id: run.sessionId, title: run.task.title, link },
            reason: '完成问卷',
            rule: '每完成一份问卷得该任务标明的权益值',
            ruleNumber: '4.26',
            evidence: [],
            createdAt: run.endedAt,
            endsAt: null,
            appealUntil: null,
            supportCode: supportCodeOf(run),
          },
        ];
      })
      .toReversed();
  };

  return {
    getCredit: mockGetCredit(async (_example, { request }) => {
      const member = memberOf(world, request);
      const start = await world.startOf(mockGetCredit);
      const credit = earnedRows(member, start.credit)[0]?.balanceAfter ?? start.credit;
      const orders = [...member.orders.values()].filter(({ state }) => state !== 3 && state !== 4);
      const today = dayOf(world.now());
      const fromToday = orders.filter(({ createdAt }) => dayOf(Date.parse(createdAt)) === today);
      const { exchangesToday, exchangesThisMonth, coinsThisMonth } = start.used;
      return {
        ...start,
        credit,
        next: start.next && {
          ...start.next,
          missing: Math.max(0, start.next.missing - (credit - start.credit)),
        },
        used: {
          exchangesToday: exchangesToday + fromToday.length,
          exchangesThisMonth: exchangesThisMonth + orders.length,
          coinsThisMonth: coinsThisMonth + orders.reduce((sum, { total }) => sum + total, 0),
        },
      };
    }),

    listCredits: mockListCredits(async (_example, { request }) => {
      const { searchParams } = new URL(request.url);
      const kind = searchParams.get('kind') ?? 'credit';
      const row = searchParams.get('row');
      const start = await world.startOf(mockListCredits);
      const known = start.items.filter((each) => each.kind === kind);
      const earned = kind === 'credit' ? earnedRows(memberOf(world, request), start.balance) : [];
      const rows = [...earned, ...known];
      return {
        ...pageOf(
          rows.filter(({ id }) => row === null || id === row),
          searchParams,
        ),
        balance: earned[0]?.balanceAfter ?? start.balance,
      };
    }),
  };
};

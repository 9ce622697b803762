import type { CreditKind } from '@yayan/contract';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CausesOf } from '../../ledger/api.ts';
import { scoreRows } from '../levels/score-rows.ts';

/** The console's list of the changes of a member's credit or quality (rule 14.90). */
export const listScores =
  (
    { database: { read } }: Pick<Platform, 'database'>,
    kind: CreditKind,
    causesOf: CausesOf,
  ): ConsoleHandlers['listOperatorMemberQuality'] & ConsoleHandlers['listOperatorMemberCredit'] =>
  async ({ params: { id: memberId }, query: { cursor, limit = 20 } }) => {
    const { rows, nextCursor } = await scoreRows(read, kind, memberId, { cursor, limit });
    const items = (await causesOf(read, memberId, rows)).map(({ row, cause }) => ({
      id: row.id,
      at: row.createdAt,
      points: row.amount,
      after: row.balanceAfter,
      cause,
      // Without a note the member reads the title, which may be the name of a group (rule 14.83).
      reason: row.reason === row.cause.title ? cause.title : row.reason,
      rule: row.rule,
      ruleNumber: row.ruleNumber,
      evidence: row.evidence,
      endsOn: row.endsAt,
      supportCode: row.supportCode,
    }));
    return { items, nextCursor };
  };

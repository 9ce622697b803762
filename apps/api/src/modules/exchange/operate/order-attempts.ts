import { ExchangeState } from '@yayan/contract';
import type { ConsoleDataOf } from '@yayan/contract/console';
import type { StoredOrder } from '../orders/order-store.ts';
import type { AuditedMove } from './order-list-store.ts';

type Attempt = ConsoleDataOf<'getOperatorOrder'>['attempts'][number];

const ENDS: Readonly<Partial<Record<ExchangeState, Attempt['outcome']>>> = {
  [ExchangeState.Issued]: 'issued',
  [ExchangeState.IssueFailed]: 'failed',
  [ExchangeState.Revoked]: 'revoked',
};

/** The attempts to issue an order, oldest first: each begins at 待发放 and ends with the next move. */
export function attemptsOf(
  { issue_problem: problem }: Pick<StoredOrder, 'issue_problem'>,
  moves: readonly AuditedMove[],
): Attempt[] {
  return moves.flatMap((move, index) => {
    if (move.state !== ExchangeState.ToBeIssued) return [];
    const end = moves[index + 1];
    const open = { outcome: problem === null ? ('open' as const) : ('held' as const), said: problem };
    return [
      {
        startedAt: move.at.toISOString(),
        endedAt: end?.at.toISOString() ?? null,
        ...(end === undefined ? open : { outcome: ENDS[end.state] ?? 'open', said: end.note }),
      },
    ];
  });
}

import { CreditKind, type DataOf } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Cause, StatementLine } from '../../ledger/api.ts';
import { rowSupportCode, scoreStatement } from '../../ledger/module.ts';
import { type QualityChange, readChanges } from '../quality/quality-store.ts';
import { creditRuleOf } from './credit-sources.ts';

const QUALITY_RULE = '质量分从 80 分开始，按作答质量增减';

/** A change of a member's credit or quality. */
type ScoreRow = Omit<DataOf<'listCredits'>['items'][number], 'kind' | 'cause'> & { cause: Cause };

/** Changes of a member's credit or quality, newest first, each with reason and rule. */
export async function scoreRows(
  db: Connection,
  kind: CreditKind,
  memberId: string,
  page: Parameters<typeof scoreStatement>[3],
): Promise<{ rows: ScoreRow[]; nextCursor: string | null }> {
  const { lines, nextCursor } = await scoreStatement(db, kind, memberId, page);
  const changes = await readChanges(
    db,
    memberId,
    lines.map(({ id }) => id),
  );
  return { rows: lines.map((line) => rowOf(kind, line, changes.get(line.id))), nextCursor };
}

function rowOf(kind: CreditKind, line: StatementLine, change: QualityChange | undefined): ScoreRow {
  return {
    id: line.id,
    amount: line.amount,
    balanceAfter: line.balanceAfter,
    cause: line.cause,
    reason: line.note ?? line.cause.title,
    rule: change?.rule ?? (kind === CreditKind.Quality ? QUALITY_RULE : creditRuleOf(line.cause.kind)),
    ruleNumber: change?.ruleNumber ?? (kind === CreditKind.Quality ? null : '4.26'),
    evidence: [...(change?.evidence ?? [])],
    createdAt: line.createdAt.toISOString(),
    endsAt: change?.endsOn ?? null,
    appealUntil: change?.appealUntil?.toISOString() ?? null,
    supportCode: rowSupportCode(line.id),
  };
}

import type { Connection } from '../../../platform/database/database.ts';
import { chainRows } from '../../ledger/module.ts';
import { type QualityChange, readChanges } from './quality-store.ts';
import { riseKeys } from './raise-quality.ts';

/** A change of quality that a participation caused. */
export interface WorkChange extends Pick<QualityChange, 'points' | 'rule' | 'ruleNumber' | 'evidence'> {
  id: string;
  /** The reason that the member reads. */
  reason: string | null;
  at: Date;
}

/** The changes of quality that a participation caused, oldest first; `careKey` is the key of its deduction. */
export async function workChanges(
  db: Connection,
  { memberId, participationId, careKey }: { memberId: string; participationId: string; careKey: string },
): Promise<WorkChange[]> {
  const rows = await chainRows(db, memberId, [careKey, ...riseKeys(participationId)]);
  const changes = await readChanges(
    db,
    memberId,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, note, at }) => {
    const change = changes.get(id);
    if (change === undefined) return [];
    const { points, rule, ruleNumber, evidence } = change;
    return [{ id, points, rule, ruleNumber, evidence, reason: note, at }];
  });
}

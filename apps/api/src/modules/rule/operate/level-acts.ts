import { refuse } from '../../../errors/api-fault.ts';
import type { Change } from '../../../platform/audit/act.ts';
import { countText } from '../../../platform/count-text.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { MOST_COUNTED } from '../../../platform/page.ts';
import { countCreditFrom } from '../../ledger/module.ts';
import { areRising, marksOf } from '../level-marks.ts';
import { type HeldNumber, selectHeldNumbers } from '../number-store.ts';

/** Refuses a change after which a level would need no more credit than the one below it, now or later (rule 4.32). */
export async function requireRising(
  db: Connection,
  now: Date,
  change: (held: readonly HeldNumber[]) => readonly HeldNumber[],
): Promise<void> {
  if (!areRising(marksOf(change(await selectHeldNumbers(db))), now)) refuse('LEVELS_NOT_RISING');
}

/** How many members a moved mark would give another level, by the credit that they have now. */
export async function movedMembers(
  db: Connection,
  { before, after }: { before: number; after: number },
): Promise<Change> {
  const [from, below] = [Math.min(before, after), Math.max(before, after)];
  const { count, countIsCapped } = await countCreditFrom(db, { from, below }, MOST_COUNTED);
  return {
    field: 'members',
    label: after > before ? '按现在的权益值会降级的人' : '按现在的权益值会升级的人',
    before: null,
    after: `${countText(count)}${countIsCapped ? '+' : ''} 人`,
    isChanged: false,
  };
}

import { countText } from '../../../platform/count-text.ts';
import { eventAt, type ObjectEvent } from '../../../platform/audit/object-event.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { LedgerReason } from '../posting/posting.ts';
import { chainRows } from './chain-row-store.ts';
import type { FoundRow } from './found-row-store.ts';
import { rowSupportCode } from './support-code.ts';

const texts: Readonly<Record<LedgerReason, string>> = {
  opened: '开户',
  earned: '奖励入账',
  settled: '待入账的金币到账',
  takenBack: '收回奖励',
  deducted: '扣除',
  spent: '支付金币',
  refunded: '退回金币',
  corrected: '更正',
};

const amountsOf = ({ coins, pendingCoins, credit, quality }: FoundRow): string[] =>
  (
    [
      ['金币', coins],
      ['待入账', pendingCoins],
      ['权益值', credit],
      ['质量分', quality],
    ] as const
  ).flatMap(([name, amount]) =>
    amount === 0 ? [] : [`${name} ${amount > 0 ? '+' : '−'}${countText(Math.abs(amount))}`],
  );

/** The transfers with these keys and those that followed them, as events of what they were for. */
export async function transferEvents(
  db: Connection,
  memberId: string,
  keys: readonly string[],
): Promise<ObjectEvent[]> {
  const rows = await chainRows(db, memberId, keys);
  return rows.flatMap((row) =>
    eventAt(row.at, {
      text: texts[row.reason],
      note: [amountsOf(row).join('，'), ...(row.note === null ? [] : [row.note])].join('：') || null,
      object: { kind: 'transfer', id: row.id, title: rowSupportCode(row.id) },
    }),
  );
}

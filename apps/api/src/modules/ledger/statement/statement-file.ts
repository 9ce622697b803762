import { CoinCauseKind, CoinRowState, type QueryOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Download } from '../../../call/call.ts';
import { addDays, formatTime, readDay, startOfDay, timeDigits } from '../../../platform/calendar.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Cell } from '../../../platform/spreadsheet/safe-cell.ts';
import { workbook, WORKBOOK_TYPE } from '../../../platform/spreadsheet/workbook.ts';
import { expectedAt, rowReason, rowState } from './row-view.ts';
import { coinStatement } from './statement.ts';
import type { StatementLine } from './statement-line.ts';
import { rowSupportCode } from './support-code.ts';

const MOST_ROWS = 5000;
const MORE = `这份账单只含最近 ${MOST_ROWS} 笔，更早的请把结束日期提前后再下载`;

const columns = [
  ['时间', 20],
  ['来源', 10],
  ['说明', 36],
  ['金币', 10],
  ['状态', 10],
  ['变动后余额', 12],
  ['预计到账', 20],
  ['原因', 36],
  ['查询编号', 14],
] as const satisfies readonly (readonly [string, number])[];

const kindNames: Readonly<Record<CoinCauseKind, string>> = {
  [CoinCauseKind.Participation]: '任务',
  [CoinCauseKind.Checkin]: '签到',
  [CoinCauseKind.Exchange]: '兑换',
  [CoinCauseKind.ExchangeRefund]: '兑换退回',
  [CoinCauseKind.Invite]: '邀请',
  [CoinCauseKind.Correction]: '更正',
  [CoinCauseKind.Welcome]: '新手',
  [CoinCauseKind.Campaign]: '活动',
  [CoinCauseKind.Group]: '讨论小组',
  [CoinCauseKind.Course]: '课程',
  [CoinCauseKind.Award]: '月度评选',
};

const stateNames: Readonly<Record<CoinRowState, string>> = {
  [CoinRowState.Available]: '已到账',
  [CoinRowState.Pending]: '待入账',
  [CoinRowState.TakenBack]: '已收回',
};

/**
 * The member's coins as a workbook, newest first, at most 5,000 rows. If there are more, the last row says so. Refuses
 * a period that ends before it begins with STATEMENT_PERIOD_INVALID.
 */
export async function statementFile(
  { clock, database, random }: Pick<Platform, 'clock' | 'database' | 'random'>,
  memberId: string,
  { from, to }: QueryOf<'downloadStatement'>,
): Promise<Download> {
  const first = from === undefined ? undefined : readDay(from);
  const last = to === undefined ? undefined : readDay(to);
  if (first && last && first > last) return refuse('STATEMENT_PERIOD_INVALID');
  const { lines, nextCursor } = await coinStatement(database.read, memberId, {
    cursor: undefined,
    limit: MOST_ROWS,
    from: first && startOfDay(first),
    until: last && startOfDay(addDays(last, 1)),
  });
  const content = workbook([
    {
      name: '金币明细',
      headings: [columns.map(([name]) => name)],
      widths: columns.map(([, width]) => width),
      rows: [...lines.map(cellsOf), ...(nextCursor === null ? [] : [[null, null, MORE]])],
    },
  ]);
  const name = `${timeDigits(clock.now())}${random.digits(4)}.xlsx`;
  return { name, type: WORKBOOK_TYPE, content };
}

function cellsOf(line: StatementLine): Cell[] {
  const state = rowState(line);
  const expected = expectedAt(line);
  return [
    formatTime(line.createdAt),
    kindNames[line.cause.kind],
    line.cause.title,
    line.amount,
    stateNames[state],
    state === CoinRowState.Available || !line.pending ? line.balanceAfter : null,
    expected === null ? null : formatTime(expected),
    rowReason(line),
    rowSupportCode(line.id),
  ];
}

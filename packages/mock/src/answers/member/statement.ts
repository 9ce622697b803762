import type { CoinRow } from '@yayan/api-client';
import { coinCauseKindLabels, coinRowStateLabels } from '@yayan/api-client/labels';
import { mockDownloadStatement, refuse } from '@yayan/api-client/mocks';
import { memberOf } from '../../world/identity/sign-in.ts';
import { workbookOf } from '../../world/member/workbook.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { dayOf } from './check-in.ts';

const HEADINGS = ['时间', '来源', '说明', '金币', '状态', '变动后余额', '预计到账', '原因', '查询编号'];
const MOST_ROWS = 5000;

const cellsOf = (row: CoinRow) => [
  row.createdAt,
  coinCauseKindLabels[row.cause.kind].zh,
  row.cause.title,
  row.amount,
  coinRowStateLabels[row.state].zh,
  row.balanceAfter,
  row.expectedAt,
  row.reason,
  row.supportCode,
];

/** The member's coins as a workbook. */
export const statementAnswers = (world: World): Answers => ({
  downloadStatement: mockDownloadStatement((_example, { request }) => {
    const { searchParams } = new URL(request.url);
    const from = searchParams.get('from') ?? '';
    const to = searchParams.get('to') ?? dayOf(world.now());
    if (searchParams.has('to') && from > to) return refuse('STATEMENT_PERIOD_INVALID');
    const rows = memberOf(world, request).ledger.rows.filter(({ createdAt }) => {
      const day = dayOf(Date.parse(createdAt));
      return from <= day && day <= to;
    });
    return workbookOf('金币明细', [HEADINGS, ...rows.slice(0, MOST_ROWS).map(cellsOf)]);
  }),
});

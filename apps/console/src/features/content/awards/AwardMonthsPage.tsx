import {
  type AwardMonthsItemsItem,
  getListAwardMonthsQueryKey,
  listAwardMonths,
} from '@yayan/console-client';
import { ButtonLink, formatCount, Group, TextInput } from '@yayan/ui';
import { useState } from 'react';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { lastMonth } from './last-month.ts';

const columns: readonly Column<AwardMonthsItemsItem>[] = [
  { key: 'month', title: '月份', isWhole: true, render: ({ month }) => month },
  { key: 'awards', title: '奖项', isNumber: true, render: ({ awards }) => formatCount(awards) },
  { key: 'winners', title: '得奖的人', isNumber: true, render: ({ winners }) => formatCount(winners) },
  { key: 'coins', title: '发出的金币', isNumber: true, render: ({ coins }) => formatCount(coins) },
];

function ChooseMonth() {
  const [last] = useState(() => lastMonth(new Date()));
  const [month, setMonth] = useState(last);
  return (
    <Group gap="sm" align="end">
      <TextInput
        type="month"
        label="月份"
        max={last}
        value={month}
        onChange={(event) => setMonth(event.currentTarget.value)}
      />
      {month === '' ? null : (
        <ButtonLink variant="default" href={`/contents/awards/${month}`}>
          评选 {month}
        </ButtonLink>
      )}
    </Group>
  );
}

/** The months whose awards were confirmed. */
export default function AwardMonthsPage() {
  return (
    <>
      <PageHead
        title="月度评选"
        lead="一个月过完，从质量分 90 以上、完成最多的会员里选。确认后马上发金币和消息。"
        actions={<ChooseMonth />}
      />
      <ObjectList
        content="评选"
        emptyHint="还没有确认过。选一个月开始。"
        queryKey={[...getListAwardMonthsQueryKey(), 'list']}
        load={async (_values, _cursor, signal) => ({ ...(await listAwardMonths(signal)), nextCursor: null })}
        columns={columns}
        rowKey={({ month }) => month}
        rowHref={({ month }) => `/contents/awards/${month}`}
      />
    </>
  );
}

import {
  getListSecondLooksQueryKey,
  listSecondLooks,
  type ReviewerAgreement,
  type SecondLook,
  useListSecondLooks,
} from '@yayan/console-client';
import { handInWhatLabels } from '@yayan/contract/console-labels';
import { formatMoment } from '@yayan/ui';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import type { Column } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { PartTable } from '../../shell/object/PartTable.tsx';
import classes from './HandInPage.module.css';

const columns: readonly Column<SecondLook>[] = [
  { key: 'task', title: '任务', render: ({ taskTitle }) => taskTitle },
  { key: 'what', title: '提交了什么', render: ({ what }) => handInWhatLabels[what] },
  { key: 'decided', title: '第一次审核', render: ({ decidedAt }) => formatMoment(decidedAt) },
];

const share = ({ looked, agreed }: ReviewerAgreement): string => `${Math.round((agreed / looked) * 100)}%`;

const agreementColumns: readonly Column<ReviewerAgreement>[] = [
  { key: 'operator', title: '审核人', render: ({ operator }) => operator },
  { key: 'looked', title: '再看过', isNumber: true, render: ({ looked }) => looked },
  { key: 'agreed', title: '结论一致', isNumber: true, render: ({ agreed }) => agreed },
  { key: 'share', title: '一致率', isNumber: true, render: share },
];

/** Verdicts that another reviewer looks at again, and how often both agreed. */
export default function SecondLooksPage() {
  const agreement = useListSecondLooks({ limit: 1 }).data?.agreement ?? [];
  return (
    <>
      <PageHead title="再看一遍" lead="每十份最终决定抽一份，由另一位同事看。看之前不显示第一次的结论。" />
      <ObjectList
        content="要再看的提交"
        queryKey={[...getListSecondLooksQueryKey(), 'pages']}
        load={(_values, cursor, signal) => listSecondLooks({ limit: 20, ...(cursor && { cursor }) }, signal)}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/second-looks/${id}`}
      />
      <div className={classes['apart']}>
        <PartTable
          heading="最近 90 天的一致率"
          columns={agreementColumns}
          items={agreement}
          rowKey={({ operator }) => operator}
          empty="还没有人再看过。"
        />
      </div>
    </>
  );
}

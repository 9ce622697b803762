import { operatorSortLabels } from '@yayan/contract/console-labels';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import { choicesOf } from '../../shell/list/choices-of.ts';
import type { Filter } from '../../shell/list/list-types.ts';
import { ReportTable } from './ReportTable.tsx';

const filters: readonly Filter[] = [
  { kind: 'text', name: 'partner', label: '合作方', placeholder: '合作方的名字' },
  {
    kind: 'choice',
    name: 'open',
    label: '哪些',
    choices: [
      { value: 'true', label: '待处理的' },
      { value: 'false', label: '已执行或已处理的' },
    ],
  },
  { kind: 'choice', name: 'sort', label: '排序', choices: choicesOf(operatorSortLabels) },
];

/** What partners reported, and what became of it. */
export default function ReportsPage() {
  return (
    <>
      <PageHead
        title="合作方报告"
        lead="合作方的回调按收到的样子记下。和结果不符的由我们决定采纳还是不采纳。"
      />
      <ReportTable filters={filters} />
    </>
  );
}

import { operatorSortLabels } from '@yayan/contract/console-labels';
import { choicesOf } from '../../shell/list/choices-of.ts';
import type { Filter } from '../../shell/list/list-types.ts';
import { ReportTable } from './ReportTable.tsx';
import classes from './reports.module.css';

const filters: readonly Filter[] = [
  { kind: 'choice', name: 'open', label: '哪些', choices: [{ value: 'true', label: '待处理的' }] },
  { kind: 'choice', name: 'sort', label: '排序', choices: choicesOf(operatorSortLabels) },
];

/** What one partner reported. */
export function ReportList({ partner }: { partner: string }) {
  return (
    <section aria-labelledby="reports">
      <h2 id="reports" className={classes['heading']}>
        报告
      </h2>
      <ReportTable partner={partner} filters={filters} />
    </section>
  );
}

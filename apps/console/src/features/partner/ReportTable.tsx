import {
  getListPartnerReportsQueryKey,
  listPartnerReports,
  type ListPartnerReportsParams,
  type PartnerReport,
} from '@yayan/console-client';
import { Checkbox } from '@yayan/ui';
import { useState } from 'react';
import { ActButton } from '../../shell/act/ActButton.tsx';
import type { Column, Filter, FilterValues } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { mayDo, useSession } from '../../shell/session/session.ts';
import { acceptReports, dismissReports } from './partner-acts.ts';
import { isAcceptable, isOpen, reportColumns } from './report-columns.tsx';
import classes from './reports.module.css';

const MOST = 100;

interface ReportTableProps {
  /** Only the reports of this partner. */
  partner?: string;
  filters: readonly Filter[];
}

const paramsOf = (values: FilterValues, of: string | undefined): ListPartnerReportsParams => {
  const { partner: named, open, sort } = values;
  const partner = of ?? named;
  return {
    ...(partner && { partner }),
    ...(open && { open: open === 'true' }),
    // The filter offers only the document's values.
    ...(sort && { sort: sort as NonNullable<ListPartnerReportsParams['sort']> }),
  };
};

/** Reports of partners. Those of one partner that wait are chosen and decided together. */
export function ReportTable({ partner, filters }: ReportTableProps) {
  const session = useSession();
  const [chosen, setChosen] = useState<readonly PartnerReport[]>([]);
  const [first] = chosen;
  const toggle = (report: PartnerReport): void =>
    setChosen((before) =>
      before.some(({ id }) => id === report.id)
        ? before.filter(({ id }) => id !== report.id)
        : [...before, report],
    );
  const choice: Column<PartnerReport> = {
    key: 'choose',
    title: '选',
    render: (report) =>
      isOpen(report) ? (
        <Checkbox
          aria-label={`选 ${report.supportCode}`}
          checked={chosen.some(({ id }) => id === report.id)}
          disabled={(first !== undefined && first.partner !== report.partner) || chosen.length >= MOST}
          onChange={() => toggle(report)}
        />
      ) : null,
  };
  const mayDecide = mayDo(session, ['reports', 'reports.large']);
  const ids = chosen.map(({ id }) => id);
  return (
    <>
      {first ? (
        <fieldset className={classes['bulk']} aria-label="选中的报告">
          已选 {chosen.length} 份
          {chosen.every(isAcceptable) ? (
            <ActButton
              key={`accept ${ids.join()}`}
              act={acceptReports(ids)}
              id={first.partner}
              onDone={() => setChosen([])}
            />
          ) : null}
          <ActButton
            key={`dismiss ${ids.join()}`}
            act={dismissReports(ids)}
            id={first.partner}
            onDone={() => setChosen([])}
          />
        </fieldset>
      ) : null}
      <ObjectList
        list="reports"
        content="报告"
        queryKey={[...getListPartnerReportsQueryKey(), 'pages', partner ?? '']}
        load={(values, cursor, signal) =>
          listPartnerReports({ ...paramsOf(values, partner), limit: 50, ...(cursor && { cursor }) }, signal)
        }
        exported={(values) => ({ list: 'reports', query: { ...paramsOf(values, partner) } })}
        filters={filters}
        columns={mayDecide ? [choice, ...reportColumns] : reportColumns}
        rowKey={({ id }) => id}
        emptyHint="合作方的回调都会记在这里。"
      />
    </>
  );
}

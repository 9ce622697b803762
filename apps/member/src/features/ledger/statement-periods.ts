import { chinaTime } from '@yayan/ui';

/** A choice of days for the statement, both ends included; without an end the period is open there. */
export interface StatementPeriod {
  value: string;
  label: string;
  from?: string;
  to?: string;
}

const dayPattern = 'YYYY-MM-DD';

/** This month, the last one, twelve months, everything: in calendar days of Asia/Shanghai. */
export const statementPeriods = (now: Date): StatementPeriod[] => {
  const today = chinaTime(now);
  const lastMonth = today.subtract(1, 'month');
  const to = today.format(dayPattern);
  return [
    { value: 'month', label: '本月', from: today.startOf('month').format(dayPattern), to },
    {
      value: 'last',
      label: '上个月',
      from: lastMonth.startOf('month').format(dayPattern),
      to: lastMonth.endOf('month').format(dayPattern),
    },
    {
      value: 'year',
      label: '近 12 个月',
      from: today.subtract(11, 'month').startOf('month').format(dayPattern),
      to,
    },
    { value: 'all', label: '全部' },
  ];
};

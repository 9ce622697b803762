const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** A choice of days for the statement, both ends included; an absent end is open. */
export interface StatementPeriod {
  value: string;
  label: string;
  from?: string;
  to?: string;
}

const firstOf = (year: number, month: number): Date => new Date(Date.UTC(year, month, 1));
const utcDay = (date: Date): string => date.toISOString().slice(0, 10);

/** This month, the last one, twelve months, everything: in calendar days of Asia/Shanghai. */
export const statementPeriods = (now: Date): StatementPeriod[] => {
  const today = day.format(now);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  return [
    { value: 'month', label: '本月', from: utcDay(firstOf(year, month)), to: today },
    {
      value: 'last',
      label: '上个月',
      from: utcDay(firstOf(year, month - 1)),
      to: utcDay(new Date(Date.UTC(year, month, 0))),
    },
    { value: 'year', label: '近 12 个月', from: utcDay(firstOf(year, month - 11)), to: today },
    { value: 'all', label: '全部' },
  ];
};

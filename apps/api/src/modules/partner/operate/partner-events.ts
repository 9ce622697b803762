import { partnerReportVerdictLabels } from '@yayan/contract/console-labels';
import { eventAt, type EventsOf, type ObjectEvent } from '../../../platform/audit/object-event.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { ListSort } from '../../../platform/database/list-direction.ts';
import { selectReports } from './report-list-store.ts';

async function endOf(
  db: Connection,
  { key, sort, text }: { key: string; sort: ListSort; text: string },
): Promise<(ObjectEvent & { id: string })[]> {
  const reports = await selectReports(db, { key }, { after: undefined, limit: 1, sort });
  return reports.flatMap(({ id, received_at: at, verdict, support_code: code }) =>
    // The table's check guarantees the verdict.
    eventAt(at, {
      text,
      note: `${code}，${partnerReportVerdictLabels[verdict as keyof typeof partnerReportVerdictLabels]}`,
    }).map((event) => ({ ...event, id })),
  );
}

/** The first report of a partner, and the last one. Its keys, files and tasks are acts of operators. */
export const partnerEvents: EventsOf = async (db, key) => {
  const [first] = await endOf(db, { key, sort: 'oldest', text: '第一份报告' });
  const [last] = await endOf(db, { key, sort: 'newest', text: '最近一份报告' });
  const shown = first === undefined || last === undefined || first.id === last.id ? [first] : [first, last];
  return shown.flatMap((event) => {
    if (event === undefined) return [];
    const { id: _id, ...told } = event;
    return [told];
  });
};

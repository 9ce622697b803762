import type { PartnerReport } from '@yayan/console-client';
import { joinResultLabels, partnerReportVerdictLabels } from '@yayan/contract/console-labels';
import { formatMoment } from '@yayan/ui';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import type { Column } from '../../shell/list/list-types.ts';
import { acceptReports, dismissReports } from './partner-acts.ts';
import classes from './reports.module.css';

type Verdict = PartnerReport['verdict'];

const carriedOut: ReadonlySet<Verdict> = new Set(['applied', 'repeated']);
const acceptable: ReadonlySet<Verdict> = new Set(['late', 'contradicting', 'spent']);

/** Whether a report waits for a decision. */
export const isOpen = ({ resolvedAt, verdict }: PartnerReport): boolean =>
  resolvedAt === null && !carriedOut.has(verdict);

/** Whether a report can be carried out. */
export const isAcceptable = (report: PartnerReport): boolean =>
  isOpen(report) && acceptable.has(report.verdict) && report.memberId !== null;

const resultText = ({ result }: PartnerReport): string =>
  result === null
    ? '–'
    : // A check of the table allows only results.
      joinResultLabels[result as keyof typeof joinResultLabels];

/** The columns of reports. */
export const reportColumns: readonly Column<PartnerReport>[] = [
  {
    key: 'received',
    title: '收到',
    render: ({ receivedAt, via, times }) => (
      <>
        {formatMoment(receivedAt)}
        <div className={classes['note']}>
          {via === 'return' ? '浏览器返回' : '服务器回调'}
          {times > 1 ? `，${times} 次` : ''}
        </div>
      </>
    ),
  },
  {
    key: 'verdict',
    title: '结论',
    render: ({ verdict, resolution, resolvedBy }) => (
      <>
        {partnerReportVerdictLabels[verdict]}
        {resolution === null ? null : (
          <div className={classes['note']}>
            {resolvedBy}：{resolution.replace(/^accepted: /u, '采纳，').replace(/^dismissed: /u, '不采纳，')}
          </div>
        )}
      </>
    ),
  },
  { key: 'result', title: '对方的结果', render: resultText },
  {
    key: 'whom',
    title: '任务和会员',
    render: ({ taskId, title, memberId, supportCode }) => (
      <div className={classes['links']}>
        <span>
          {taskId === null ? '–' : <ObjectLink kind="task" subject={taskId} title={title ?? taskId} />}
        </span>
        <span className={classes['note']}>
          {memberId === null ? null : <ObjectLink kind="member" subject={memberId} />} {supportCode}
        </span>
      </div>
    ),
  },
  {
    key: 'raw',
    title: '原文',
    isWide: true,
    render: ({ raw }) => <code className={classes['raw']}>{raw}</code>,
  },
  {
    key: 'acts',
    title: '操作',
    render: (report) =>
      isOpen(report) ? (
        <div className={classes['acts']}>
          {isAcceptable(report) ? <ActButton act={acceptReports([report.id])} id={report.partner} /> : null}
          <ActButton act={dismissReports([report.id])} id={report.partner} />
        </div>
      ) : (
        '–'
      ),
  },
];

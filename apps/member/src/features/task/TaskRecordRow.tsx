import { type TaskRecord, TaskType } from '@yayan/api-client';
import { IconEye } from '@tabler/icons-react';
import { formatChange, formatMoment, formatPast, joinResults, Link, StateBadge } from '@yayan/ui';
import classes from './TaskRecordRow.module.css';

const earningWords = { none: '', pending: '待到账', available: '已到账', takenBack: '已收回' } as const;

const earningText = ({ earningState, expectedAt, consolation }: TaskRecord): string => {
  const state = expectedAt ? `预计 ${formatMoment(expectedAt)} 前到账` : earningWords[earningState];
  return consolation && state ? `安慰金币 · ${state}` : state;
};

const awaited = { application: '申请', proof: '提交的内容' } as const;
const underReview = { tone: 'blue', label: '审核中', icon: IconEye } as const;

const isQuestionnaire = ({ task }: TaskRecord): boolean => task.type === TaskType.Questionnaire;

const under = (record: TaskRecord): string => {
  if (record.state === 'ended') return formatPast(record.endedAt ?? record.startedAt);
  if (record.review)
    return `${awaited[record.review.awaits]}正在审核，${formatMoment(record.review.by)} 前告诉你结果`;
  const kept = record.keptUntil ? `，名额保留到 ${formatMoment(record.keptUntil)}` : '';
  return isQuestionnaire(record) ? `答到 ${record.progress}%${kept}` : `完成 ${record.progress}%${kept}`;
};

/** One participation: how it ended, what it earned, and the way to its result or on. */
export function TaskRecordRow({ record, hidesCoins }: { record: TaskRecord; hidesCoins: boolean }) {
  const open = record.state === 'open';
  const goOn = isQuestionnaire(record)
    ? `/task/go?session=${record.sessionId}`
    : `/task/detail/${record.task.hashId}`;
  const href = open ? goOn : `/task/back?result=${record.resultId ?? ''}`;
  const earning = earningText(record);
  return (
    <li className={classes['root']}>
      <div className={classes['head']}>
        <Link href={href} className={classes['title']}>
          {record.task.title}
        </Link>
        <StateBadge {...(record.review ? underReview : joinResults[record.result])} help={undefined} />
      </div>
      {record.reason === null ? null : <p className={classes['reason']}>{record.reason}</p>}
      <div className={classes['foot']}>
        <span>{under(record)}</span>
        {hidesCoins ? null : (
          <span className={classes['coins']}>
            {open ? '' : record.coins === 0 ? '无金币' : <b>{formatChange(record.coins)}</b>}
            {earning ? <span>{earning}</span> : null}
          </span>
        )}
        {open ? (
          <span className={classes['go']}>
            {record.review ? '查看进度' : isQuestionnaire(record) ? '继续答题' : '继续任务'}
          </span>
        ) : null}
      </div>
    </li>
  );
}

import { ResultCause, type TaskRecord, TaskType } from '@yayan/api-client';
import { IconCheck, IconEye, IconHourglass } from '@tabler/icons-react';
import { joinResultLabels } from '@yayan/contract/labels';
import {
  type BadgeState,
  formatChange,
  formatMoment,
  formatPast,
  joinResultBadge,
  Link,
  StateBadge,
} from '@yayan/ui';
import { finishedText, useFinished } from '../../../shell/unsent/use-begun.ts';
import { GiveUp } from '../give-up/GiveUp.tsx';
import classes from './TaskRecordRow.module.css';

const earningWords = { none: '', pending: '待入账', available: '已到账', takenBack: '已收回' } as const;

const earningText = ({ earningState, expectedAt, consolation }: TaskRecord): string => {
  const state = expectedAt ? `预计 ${formatMoment(expectedAt)} 前到账` : earningWords[earningState];
  return consolation && state ? `感谢金币 · ${state}` : state;
};

const awaited = { application: '申请', proof: '提交的内容' } as const;
const underReview: BadgeState = { tone: 'blue', label: '审核中', icon: IconEye };
const correctedBadge: BadgeState = { tone: 'green', label: '更正为完成', icon: IconCheck };
const underWay: BadgeState = { tone: 'blue', label: '进行中', icon: IconHourglass };

const badgeOf = ({ state, review, result, cause }: TaskRecord): BadgeState => {
  if (review) return underReview;
  return state === 'open' && cause !== ResultCause.Left
    ? underWay
    : joinResultBadge(result, joinResultLabels[result], cause);
};

const isQuestionnaire = ({ task }: TaskRecord): boolean => task.type === TaskType.Questionnaire;

const under = (record: TaskRecord, isFinished: boolean): string => {
  if (record.state === 'ended') return formatPast(record.endedAt ?? record.startedAt);
  if (record.cause === ResultCause.Left) return '等待讨论结束';
  if (record.review)
    return `${awaited[record.review.awaits]}正在审核，${formatMoment(record.review.by)} 前告诉你结果`;
  const kept = record.keptUntil ? `，名额保留到 ${formatMoment(record.keptUntil)}` : '';
  if (isFinished) return `${finishedText}${kept}`;
  return isQuestionnaire(record) ? `答到 ${record.progress}%${kept}` : `完成 ${record.progress}%${kept}`;
};

/** The link of a record: continue an open one, or see the result. A group that the member left has none. */
const wayOf = (record: TaskRecord): { href?: string; words?: string } => {
  if (record.state === 'open' && record.cause === ResultCause.Left) return {};
  if (record.state === 'ended') return { href: `/task/back?result=${record.resultId ?? ''}` };
  if (isQuestionnaire(record)) return { href: `/task/go?session=${record.sessionId}`, words: '继续答题' };
  return { href: `/task/detail/${record.task.hashId}`, words: record.review ? '查看进度' : '继续任务' };
};

function Coins({ record }: { record: TaskRecord }) {
  const earning = earningText(record);
  const coins = record.coins === 0 ? '无金币' : <b>{formatChange(record.coins)}</b>;
  return (
    <span className={classes['coins']}>
      {record.state === 'ended' ? coins : null}
      {earning ? <span>{earning}</span> : null}
    </span>
  );
}

/** Whether the member may give it up: work under review and discussions are left out (rule 3.46). */
const mayGiveUp = ({ state, review, task }: TaskRecord): boolean =>
  state === 'open' && review === null && task.type !== TaskType.DiscussionGroup;

/** One participation: result, coins, and the link to continue or to the result. */
export function TaskRecordRow({ record, hidesCoins }: { record: TaskRecord; hidesCoins: boolean }) {
  const { href, words } = wayOf(record);
  const isOpenSurvey = record.state === 'open' && isQuestionnaire(record);
  const isFinished = useFinished(isOpenSurvey ? record.sessionId : undefined);
  return (
    <li className={classes['root']}>
      <div className={classes['head']}>
        {href === undefined ? (
          <b className={classes['title']}>{record.task.title}</b>
        ) : (
          <Link href={href} className={classes['title']}>
            {record.task.title}
          </Link>
        )}
        <StateBadge {...badgeOf(record)} help={undefined} />
        {record.corrected ? <StateBadge {...correctedBadge} /> : null}
      </div>
      {record.reason === null ? null : <p className={classes['reason']}>{record.reason}</p>}
      <div className={classes['foot']}>
        <span>{under(record, isFinished)}</span>
        {hidesCoins ? null : <Coins record={record} />}
        {words === undefined ? null : (
          <span className={classes['ways']}>
            {mayGiveUp(record) ? (
              <GiveUp
                sessionId={record.sessionId}
                title={record.task.title}
                isSurvey={isQuestionnaire(record)}
                hidesCoins={hidesCoins}
              />
            ) : null}
            <span className={classes['go']}>{words}</span>
          </span>
        )}
      </div>
    </li>
  );
}

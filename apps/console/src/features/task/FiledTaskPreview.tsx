import type { FiledTask } from '@yayan/console-client';
import {
  deviceTypeLabels,
  taskFileEffectLabels,
  taskModuleLabels,
  taskReachCauseLabels,
  taskTypeLabels,
} from '@yayan/contract/console-labels';
import { FactList, formatCount, formatMoment } from '@yayan/ui';
import { BranchDoubts } from './BranchDoubts.tsx';
import { Oddities } from './Oddities.tsx';
import classes from './FiledTaskPreview.module.css';

const matchingText = ({ wanted, matching, matchingIsCapped }: FiledTask): string => {
  const who = wanted.length === 0 ? '所有会员' : wanted.join('、');
  if (matching === null) return `${who}（有敏感资料，不能统计）`;
  return `${who}：${formatCount(matching)}${matchingIsCapped ? '+' : ''} 人`;
};

const reachText = ({ reachToday }: FiledTask): string => {
  if (reachToday === null) return '不能统计';
  const hindered = reachToday.hindered.map(
    ({ cause, members }) => `${taskReachCauseLabels[cause]} ${formatCount(members)} 人`,
  );
  const others = hindered.length === 0 ? '' : `；不能的：${hindered.join('、')}`;
  return `${formatCount(reachToday.members)} 人${others}`;
};

const limit = (value: number | null): string => (value === null ? '不限' : formatCount(value));

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h4>{heading}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** The task of a file: its facts, the texts that members read, its questions and quotas. */
export function FiledTaskPreview({ task }: { task: FiledTask }) {
  const { declaredMinutes, cities, questions, quotas } = task;
  return (
    <>
      <FactList
        look="receipt"
        facts={[
          ['导入', taskFileEffectLabels[task.effect]],
          ['类型', taskTypeLabels[task.type]],
          ['栏目', taskModuleLabels[task.module]],
          ['设备', task.devices.map((device) => deviceTypeLabels[device]).join('、')],
          ['完成得', `${formatCount(task.coins)} 金币，${task.credit} 权益值`],
          ['未入选得', `${task.consolationCoins} 金币`],
          ['写明用时', declaredMinutes === null ? '–' : `${declaredMinutes} 分钟`],
          ['名额', limit(task.seats)],
          ['质量分要求', `${task.minimumQuality} 分起`],
          ['城市', cities.length === 0 ? '不限' : cities.join('、')],
          ['资料符合的会员', matchingText(task)],
          [task.matchingIsCapped ? '已数的人里今天能参加' : '其中今天能参加', reachText(task)],
          ['开始', formatMoment(task.startsAt)],
          ['结束', task.endsAt === null ? '不限' : formatMoment(task.endsAt)],
        ]}
      />
      <article className={classes['seen']}>
        <h3>{task.title}</h3>
        <p>{task.description}</p>
        {task.steps.length === 0 ? null : (
          <ol>
            {task.steps.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b> {text}
              </li>
            ))}
          </ol>
        )}
        <Lines heading="请" lines={task.dos} />
        <Lines heading="请不要" lines={task.donts} />
        <p className={classes['dim']}>{task.quitting}</p>
      </article>
      <Oddities oddities={task.oddities} />
      <BranchDoubts branches={task.branches} />
      {questions.length === 0 ? null : (
        <details className={classes['part']}>
          <summary>{questions.length} 道题</summary>
          <ol>
            {questions.map(({ page, title }, at) => (
              // Two questions may have the same text.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                {title} <span className={classes['dim']}>第 {page} 页</span>
              </li>
            ))}
          </ol>
        </details>
      )}
      {quotas.length === 0 ? null : (
        <details className={classes['part']}>
          <summary>{quotas.length} 格配额</summary>
          <ul>
            {quotas.map(({ name, limit: most }) => (
              <li key={name}>
                {name}：{formatCount(most)} 人
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

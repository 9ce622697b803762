import { JoinResult, type SurveyResult, useGetAccount } from '@yayan/api-client';
import { Button, CopyButton, formatMoment, formatSpan, joinResultLooks, Link, ResultHero } from '@yayan/ui';
import { earnedText } from './earned-text.ts';
import classes from './TaskResult.module.css';

/** The one other thing worth doing after a result, beside what the server proposes. */
const second = (result: JoinResult): { href: string; label: string } =>
  result === JoinResult.Complete
    ? { href: '/exchange', label: '去兑换' }
    : { href: '/task/summary', label: '看任务记录' };

/** Everything a question about a result needs: task, time, result and number (design: pages §1.6). */
const toAskWith = ({ task, endedAt, reason, supportCode }: SurveyResult): string =>
  [
    `任务：${task.title}`,
    `时间：${formatMoment(endedAt)}`,
    `结果：${reason}`,
    `支持编号：${supportCode}`,
  ].join('\n');

/** One of the nine results: what happened, what it earned, what to do next, and the number to ask about it with. */
export function TaskResult({ result }: { result: SurveyResult }) {
  const hidesCoins = (useGetAccount().data?.bbsRole ?? 0) > 0;
  const look = joinResultLooks[result.result];
  const other = second(result.result);
  const facts = [
    ['任务', result.task.title],
    ['用时', formatSpan(result.elapsedSeconds)],
    ['结束时间', formatMoment(result.endedAt)],
  ];
  return (
    <div className={classes['root']}>
      <ResultHero
        stage={look.stage}
        title={look.title}
        line={result.reason}
        {...(!hidesCoins && { reward: result.earned.coins, rewardState: earnedText(result.earned) })}
        actions={
          <>
            <Button component={Link} href={result.next.url}>
              {result.next.label}
            </Button>
            <Button component={Link} href={other.href} variant="default">
              {other.label}
            </Button>
          </>
        }
      />
      <section className={classes['facts']} aria-label="这次作答">
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>支持编号</dt>
            <dd className={classes['code']}>
              <code>{result.supportCode}</code>
              <CopyButton value={result.supportCode} />
            </dd>
          </div>
        </dl>
        <details className={classes['doubt']}>
          <summary>对结果有疑问</summary>
          <p>
            复制核对信息，联系我们时一起发来，就能直接找到这次作答，不用再截图。任务记录里随时能再看到支持编号。
          </p>
          <CopyButton value={toAskWith(result)} label="复制核对信息" />
        </details>
      </section>
    </div>
  );
}

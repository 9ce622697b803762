import { JoinResult, type SurveyResult, useGetAccount } from '@yayan/api-client';
import { Button, CopyButton, formatMoment, formatSpan, joinResultLooks, Link, ResultHero } from '@yayan/ui';
import { earnedText } from './earned-text.ts';
import classes from './TaskResult.module.css';

/** The one other thing worth doing after a result, beside what the server proposes. */
const second = (result: JoinResult): { href: string; label: string } =>
  result === JoinResult.Complete
    ? { href: '/exchange', label: '去兑换' }
    : { href: '/task/summary', label: '看任务记录' };

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
        <Link href={`/home/feedback/ask?session=${result.sessionId}`} className={classes['doubt']}>
          对结果有疑问
        </Link>
      </section>
    </div>
  );
}

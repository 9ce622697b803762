import { ChanceCause, JoinResult, type SurveyResult } from '@yayan/api-client';
import {
  Button,
  ButtonLink,
  formatChange,
  formatMoment,
  formatSpan,
  joinResultView,
  Link,
  ResultHero,
} from '@yayan/ui';
import { EarnedChanceLink } from '../../../shell/campaign/EarnedChanceLink.tsx';
import { useHidesCoins } from '../../../shell/session/use-hides-coins.ts';
import { DoubtResult } from './DoubtResult.tsx';
import { earnedText } from './earned-text.ts';
import { ResultFacts } from './ResultFacts.tsx';
import { ResultGuide } from './ResultGuide.tsx';
import { isFresh } from './is-fresh.ts';
import { NewBalance } from './NewBalance.tsx';
import { NextTask } from './NextTask.tsx';
import { RemindMe } from './RemindMe.tsx';
import classes from './TaskResult.module.css';

interface Action {
  readonly href: string;
  readonly label: string;
}

const records: Action = { href: '/task/summary', label: '看任务记录' };

/** The second action of a result page, next to the server's proposal (design: pages §1.6). */
const others: Partial<Record<JoinResult, Action>> = {
  [JoinResult.Complete]: { href: '/exchange', label: '去兑换' },
  [JoinResult.ScreenedOut]: { href: '/user/survey', label: '更新资料' },
  [JoinResult.CityBlocked]: { href: '/task', label: '换一份' },
};

/** The button of the server's proposal. A URL with `#` scrolls on this page; other URLs open another page. */
function NextButton({ next: { url, label } }: Pick<SurveyResult, 'next'>) {
  return url.includes('#') ? (
    <Button component="a" href={url}>
      {label}
    </Button>
  ) : (
    <ButtonLink href={url}>{label}</ButtonLink>
  );
}

/** Whether the large text of coins and their state already says the same as the reason. */
const isSaidByReward = ({ result, earned }: SurveyResult, hidesCoins: boolean): boolean =>
  !hidesCoins &&
  result === JoinResult.Complete &&
  !earned.corrected &&
  earned.coins > 0 &&
  earned.state === 'available';

/** Shows one of the nine results (rule 3.4): what happened, what it earned, what to do next, and the support code. */
export function TaskResult({ result }: { result: SurveyResult }) {
  const hidesCoins = useHidesCoins();
  const look = joinResultView(result.result, result.cause);
  const other = others[result.result] ?? records;
  const endedAt = formatMoment(result.endedAt);
  return (
    <div className={classes['root']}>
      <ResultHero
        stage={look.stage}
        title={look.title}
        line={isSaidByReward(result, hidesCoins) ? undefined : result.reason}
        {...(!hidesCoins && {
          reward: result.earned.coins,
          rewardState: earnedText(result.earned),
          countsUp: isFresh(result.endedAt),
        })}
        actions={
          <>
            <NextButton next={result.next} />
            {result.result === JoinResult.QuotaFull ? (
              <RemindMe hashId={result.task.hashId} />
            ) : (
              <ButtonLink href={other.href} variant="default">
                {other.label}
              </ButtonLink>
            )}
          </>
        }
      />
      <ResultGuide kind={result.next.kind} />
      <ResultFacts
        supportCode={result.supportCode}
        facts={[
          ['任务', result.task.title],
          result.earned.corrected ? ['复核', '更正为完成'] : null,
          result.earned.credit > 0 ? ['权益值', formatChange(result.earned.credit)] : null,
          hidesCoins ? null : ['金币余额', <NewBalance key="balance" />],
          // 个人资料问卷 is answered in parts, so its time isn't measured.
          result.elapsedSeconds > 0 ? ['用时', formatSpan(result.elapsedSeconds)] : null,
          ['结束时间', endedAt],
        ]}
      >
        <Link href={`/receipt?of=result&id=${result.sessionId}`} className={classes['receipt']}>
          开具凭证
        </Link>
        <DoubtResult
          facts={[
            ['任务', result.task.title],
            ['时间', endedAt],
            ['结果', result.reason],
            ['查询编号', result.supportCode],
          ]}
        />
      </ResultFacts>
      {result.result === JoinResult.Complete && isFresh(result.endedAt) && !hidesCoins ? (
        <div className={classes['chance']}>
          <EarnedChanceLink cause={ChanceCause.Task} />
        </div>
      ) : null}
      <NextTask after={result.task.hashId} hidesCoins={hidesCoins} />
    </div>
  );
}

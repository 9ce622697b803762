import type { RehearsalProblem, RehearsalReport } from '@yayan/api-client';
import { rehearsalGateLabels } from '@yayan/api-client/labels';
import { Alert } from '@yayan/ui';
import classes from '../frame/HostingCard.module.css';

/** What the scripted respondents met: the questions that they could not answer, and the rules that they tried to break. */
export function RehearsalOutcome({ report }: { report: RehearsalReport | null }) {
  if (report === null)
    return <Alert color="gold">这场彩排没有走完：服务器中途出了问题。重新彩排一次就好。</Alert>;
  const { openings, gates, problems } = report;
  return (
    <>
      <Problems problems={problems} />
      <p className={classes['note']}>
        示例受访者按提纲走过 {openings} 次开放
        {gates.length > 0 ? '，途中也试着违反这些规则：' : '。'}
      </p>
      {gates.length > 0 ? (
        <ul className={classes['rows']} aria-label="试过的规则">
          {gates.map(({ gate, tried, held }) => (
            <li key={gate} className={classes['row']}>
              <span>{rehearsalGateLabels[gate].zh}</span>
              <span>
                {held === tried ? `试了 ${tried} 次，都拦住了` : `试了 ${tried} 次，${tried - held} 次没拦住`}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Problems({ problems }: { problems: readonly RehearsalProblem[] }) {
  if (problems.length === 0) return <p className={classes['lead']}>每道题都有人能看到，看到的人都答上了。</p>;
  return (
    <>
      <Alert color="gold">有 {problems.length} 处受访者答不了。改好提纲，再彩排一次。</Alert>
      <ul className={classes['rows']} aria-label="答不了的题">
        {problems.map((problem) => (
          <li
            key={`${problem.topicTitle} ${problem.sectionTitle} ${problem.kind} ${problem.code}`}
            className={classes['row']}
          >
            <span>
              {problem.sectionTitle}
              <span className={classes['note']}> · {problem.topicTitle}</span>
            </span>
            <span>{causeOf(problem)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function causeOf({ kind, reason, respondents }: RehearsalProblem): string {
  if (kind === 'nobody') return '没有一位示例受访者能看到：没有人拿到它要的标签';
  const who = `${respondents} 位没能回答`;
  return reason === null ? `${who}：来的时候都没有开放` : `${who}：${reason}`;
}

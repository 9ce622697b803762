import { type Poll, PollResults } from '@yayan/api-client';
import { useListPolls } from '@yayan/api-client/react';
import { ButtonLink, formatCount, TaskCard } from '@yayan/ui';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { carryVote } from '../../../shell/content/carried-vote.ts';
import '../../../shell/client/transport.ts';
import { useCoinsPerYuan } from '../../../shell/contact/use-coins-per-yuan.ts';
import { rateText } from '../../../shell/task/task-facts.ts';
import classes from './LandingQuestion.module.css';

const mostOptions = 6;

const fits = ({ maxChoices, closed, voted, options }: Poll): boolean =>
  maxChoices === 1 && !closed && !voted && options.length <= mostOptions;

/** A question that can be answered here: one that shows its counts before all others. */
const questionOf = (polls: readonly Poll[]): Poll | undefined => {
  const open = polls.filter((poll) => fits(poll));
  return open.find(({ results }) => results === PollResults.Always) ?? open[0];
};

/** A real question, to answer at once; the choice is kept for who joins. Without a question, a sample of a task. */
export function LandingQuestion() {
  const { data, isPending } = useListPolls({ query: { retry: false }, request: { quiet: true } });
  if (isPending) return null;
  const poll = questionOf(data?.items ?? []);
  return poll === undefined ? <Sample /> : <Question key={poll.id} poll={poll} />;
}

function Sample() {
  const coinsPerYuan = useCoinsPerYuan();
  const rate = rateText({ coins: 300, minutes: 8 }, coinsPerYuan);
  return (
    <section className={classes['root']} aria-labelledby="landing-sample">
      <h2 className={classes['eyebrow']} id="landing-sample">
        任务示例：报酬、用时和感谢金币，开始前就写明
      </h2>
      <TaskCard
        href="/login"
        title="你家的早餐，一般谁来准备？"
        reward={300}
        consolation={20}
        meta={['约 8 分钟', ...(rate === undefined ? [] : [rate])]}
        promise="前 2 分钟内告诉你是否入选"
        action="免费加入"
      />
    </section>
  );
}

function Question({ poll }: { poll: Poll }) {
  const [chosen, setChosen] = useState<string>();
  const { id, title, options, voters } = poll;
  const isCounted = options.some(({ percent }) => percent !== null);
  return (
    <section className={classes['root']} aria-labelledby="landing-question">
      <p className={classes['eyebrow']}>
        一问一答<span>{voters > 0 ? `${formatCount(voters)} 人已答` : ''}</span>
      </p>
      <h2 className={classes['question']} id="landing-question">
        {title}
      </h2>
      <ul className={classes['options']}>
        {options.map((option) => (
          <li key={option.id}>
            <button
              type="button"
              className={classes['option']}
              aria-pressed={chosen === option.id}
              onClick={() => {
                setChosen(option.id);
                carryVote({ pollId: id, optionId: option.id });
              }}
            >
              {chosen !== undefined && isCounted ? (
                <span
                  className={classes['bar']}
                  style={{ width: `${option.percent ?? 0}%` }}
                  aria-hidden="true"
                />
              ) : null}
              <span className={classes['label']}>
                {option.label}
                {chosen === option.id ? <IconCheck size={18} stroke={2.25} aria-hidden /> : null}
              </span>
              {chosen !== undefined && isCounted ? (
                <span className={classes['percent']}>{option.percent ?? 0}%</span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      <div className={classes['foot']} aria-live="polite">
        {chosen === undefined ? (
          <span className={classes['dim']}>点一个答案，看看别人怎么选</span>
        ) : (
          <>
            <span className={classes['dim']}>
              {isCounted ? '加入后，你的这一票就算数' : '加入后投出这一票，就能看到大家怎么选'}
            </span>
            <ButtonLink href="/login?from=%2Fhome" size="compact-md" mih={44}>
              加入并投票
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}

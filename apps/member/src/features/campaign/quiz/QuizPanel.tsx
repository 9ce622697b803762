import { useQueryClient } from '@tanstack/react-query';
import { type Campaign, type CampaignQuiz, CampaignState, QuizTryState } from '@yayan/api-client';
import { useStartQuiz } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { Button, ButtonLink, formatMoment, Ring } from '@yayan/ui';
import { useEffect, useRef } from 'react';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import classes from '../Campaign.module.css';
import { DrawPanel } from '../draw/DrawPanel.tsx';
import { PausedNote } from '../frame/PausedNote.tsx';
import { SignInFirst } from '../draw/SignInFirst.tsx';
import { limitText } from './limit-text.ts';
import { QuizFacts } from './QuizFacts.tsx';
import { QuizSheet } from './QuizSheet.tsx';
import own from './Quiz.module.css';

const rulesText = ({ questions, seconds, coins }: CampaignQuiz): string =>
  `${questions} 道题，限时 ${limitText(seconds)}，每答对 1 题得 ${coins} 金币，全对再抽一次奖。`;

/** Today's try at the quiz, and the draw that full marks bring (rule 12.11). */
export function QuizPanel({ campaign }: { campaign: Campaign }) {
  const isSignedIn = useIsSignedIn();
  const { state, startsAt, quiz, mine } = campaign;
  const result = useResultInView(mine?.today?.state);
  if (quiz === null || state === CampaignState.Ended)
    return <p className={classes['closed']}>活动已结束，中奖名单长期公开</p>;
  if (state === CampaignState.Upcoming)
    return <p className={classes['closed']}>{formatMoment(startsAt)} 开始</p>;
  // Who began a quiz before the pause hands it in (rule 12.14).
  if (state === CampaignState.Paused && mine?.today?.state !== QuizTryState.Open) return <PausedNote />;
  if (!isSignedIn || mine === null)
    return <SignInFirst campaign={campaign} label="登录后答题" hint={rulesText(quiz)} />;
  if (mine.today === null) return <Start campaign={campaign} quiz={quiz} />;
  if (mine.today.state === QuizTryState.Open) return <QuizSheet campaign={campaign} sheet={mine.today.id} />;
  const { score, coins, questions } = mine.today;
  return (
    <>
      <div
        className={classes['closed']}
        data-score={score === questions ? 'full' : (score ?? undefined)}
        aria-live="polite"
      >
        <div className={own['done']}>
          {score === null ? null : (
            <Ring
              value={(score / questions) * 100}
              size={64}
              thickness={7}
              color="var(--y-brand-fill)"
              label={
                <span className={own['score']}>
                  {score}/{questions}
                </span>
              }
            />
          )}
          <div>
            <p ref={result} tabIndex={-1} className={classes['won']}>
              {score === null ? '今天的答题超时了' : `今天答对 ${score} / ${questions} 题，得 ${coins} 金币`}
            </p>
            <p className={classes['dim']}>
              {score === questions ? '全部答对，再送你一次抽奖机会！' : '明天再来，会换一套题。'}
            </p>
          </div>
        </div>
        <ButtonLink href="/answerSheet/result" variant="default">
          看答案和解析
        </ButtonLink>
      </div>
      {mine.chances > 0 || score === questions ? <DrawPanel campaign={campaign} /> : null}
    </>
  );
}

/** For the result's headline: whoever submits below the last question is led up to it. */
function useResultInView(state: QuizTryState | undefined) {
  const headline = useRef<HTMLParagraphElement>(null);
  const wasAnswering = useRef(false);
  useEffect(() => {
    if (wasAnswering.current && state !== QuizTryState.Open) {
      headline.current?.scrollIntoView({ block: 'center' });
      headline.current?.focus({ preventScroll: true });
    }
    wasAnswering.current = state === QuizTryState.Open;
  }, [state]);
  return headline;
}

function Start({ campaign, quiz }: { campaign: Campaign; quiz: CampaignQuiz }) {
  const queries = useQueryClient();
  const start = useStartQuiz({ mutation: { onSettled: async () => await queries.invalidateQueries() } });
  return (
    <div className={classes['draw']}>
      <QuizFacts quiz={quiz} />
      <p className={classes['dim']}>全部答对再抽一次奖。点开始后计时，每天一次。</p>
      <Button size="lg" loading={start.isPending} onClick={() => start.mutate({ id: campaign.id })}>
        开始答题
      </Button>
      {start.isError ? (
        <p role="alert" className={classes['alert']}>
          {failureText(start.error, '没有开始成功')}
        </p>
      ) : null}
      {campaign.mine !== null && campaign.mine.chances > 0 ? <DrawPanel campaign={campaign} /> : null}
    </div>
  );
}

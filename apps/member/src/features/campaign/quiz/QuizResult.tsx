import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { type Campaign, CampaignState, type QuizReview, type QuizTry, QuizTryState } from '@yayan/api-client';
import { useListQuizTriesInfinite } from '@yayan/api-client/react';
import { CursorList } from '@yayan/site';
import { ButtonLink, EmptyState, formatDay, SectionHeading, Skeleton } from '@yayan/ui';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import classes from '../Campaign.module.css';
import { SignInFirst } from '../draw/SignInFirst.tsx';
import { RecordList } from '../records/RecordList.tsx';
import quiz from './Quiz.module.css';

const AT_ONCE = 31;

/** The member's tries with right answers, and what full marks drew. */
export function QuizResult({ campaign }: { campaign: Campaign }) {
  return useIsSignedIn() ? (
    <>
      <OwnTries campaign={campaign} />
      {(campaign.mine?.draws ?? 0) > 0 ? (
        <section>
          <SectionHeading title="抽奖记录" />
          <RecordList campaign={campaign} />
        </section>
      ) : null}
    </>
  ) : (
    <SignInFirst campaign={campaign} label="登录后看成绩" hint="成绩、答案和解析只有你自己能看到。" />
  );
}

function OwnTries({ campaign }: { campaign: Campaign }) {
  const tries = useListQuizTriesInfinite(campaign.id, { limit: AT_ONCE });
  return (
    <CursorList
      list={tries}
      skeleton={<Skeleton height={160} radius="lg" />}
      empty={
        <EmptyState
          content="答题成绩"
          hint="答过一次之后，这里能看到成绩、答案和解析。"
          action={<ButtonLink href="/answerSheet">去答题</ButtonLink>}
        />
      }
    >
      <ul className={classes['list']}>
        {tries.items.map((one, index) => (
          <li key={one.id}>
            <details open={index === 0} className={quiz['try']}>
              <summary>
                {formatDay(one.day)} · {stateText(one, campaign)}
              </summary>
              <ol className={quiz['review']}>
                {one.review.map((reviewed) => (
                  <Reviewed key={reviewed.title} reviewed={reviewed} />
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ul>
    </CursorList>
  );
}

const stateText = ({ state, score, questions, coins }: QuizTry, campaign: Campaign): string => {
  if (state === QuizTryState.Open)
    return campaign.state === CampaignState.Ended ? '活动已结束，没有提交' : '正在答题';
  return score === null ? '超时未提交' : `答对 ${score} / ${questions} 题，得 ${coins} 金币`;
};

function Reviewed({ reviewed: { title, choices, chosen, right, explanation } }: { reviewed: QuizReview }) {
  const rightText = choices[right - 1] ?? '';
  const own = chosen === null ? '没有答' : (choices[chosen - 1] ?? '');
  const isRight = chosen === right;
  const Mark = isRight ? IconCircleCheck : IconCircleX;
  return (
    <li>
      <p className={quiz['asked']}>{title}</p>
      <p className={quiz['verdict']} data-right={isRight}>
        <Mark size={20} stroke={1.75} aria-hidden />
        {isRight ? `答对了：${rightText}` : `你的答案：${own}；正确答案：${rightText}`}
      </p>
      <p className={classes['dim']}>{explanation}</p>
    </li>
  );
}

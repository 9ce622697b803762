import { type Ranking, RankingPeriod } from '@yayan/api-client';
import { useGetRanking } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, EmptyState, formatMoment, SegmentedControl, SkeletonLedger } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { ArticleList } from '../article/ArticleList.tsx';
import { PodiumArt } from '../art/PodiumArt.tsx';
import classes from '../Community.module.css';
import { DisplayChoice } from './DisplayChoice.tsx';
import { MyPlace } from './MyPlace.tsx';
import { Podium } from './Podium.tsx';
import { RankedList } from './RankedList.tsx';
import { periods } from './ranking-labels.ts';

/** How many the server sends. */
const shownMost = 100;
const onPodium = 3;

/** 达人榜: the members who answer most carefully, by month, quarter and all time. The period is in the URL. */
export default function RankingPage() {
  const [search, setSearch] = useSearchParams();
  const period = periods.find(({ value }) => value === search.get('period'))?.value ?? RankingPeriod.Month;
  const query = useGetRanking({ period });
  return (
    <div className={classes['root']}>
      <header className={classes['hero']}>
        <div>
          <h1 tabIndex={-1}>达人榜</h1>
          <p>答得认真比答得多更重要：分数 = 完成问卷得到的金币 × 质量分比例的平方。</p>
        </div>
        <PodiumArt />
      </header>
      <SegmentedControl
        aria-label="榜单周期"
        data={periods}
        value={period}
        onChange={(value) => setSearch({ period: value }, { replace: true })}
      />
      <QueryView query={query} skeleton={<SkeletonLedger rows={8} />}>
        {(ranking) => <Loaded ranking={ranking} />}
      </QueryView>
      <ArticleList />
    </div>
  );
}

function Loaded({ ranking }: { ranking: Ranking }) {
  const { items, madeAt, ranked, mine, choice } = ranking;
  return (
    <div className={classes['stack']}>
      {items.length === 0 ? (
        <EmptyState
          content="上榜会员"
          hint="完成问卷、金币到账以后就会上榜，每小时更新一次。"
          action={<ButtonLink href="/task">去看看任务</ButtonLink>}
        />
      ) : (
        <>
          <Podium members={items.filter(({ place }) => place <= onPodium)} />
          <RankedList members={items.filter(({ place }) => place > onPodium)} />
        </>
      )}
      {choice === null ? null : <MyPlace mine={mine} choice={choice} />}
      {madeAt === null ? null : (
        <p className={classes['dim']}>
          每小时更新，最近一次 {formatMoment(madeAt)}，共 {ranked} 位会员上榜
          {ranked > shownMost ? `，显示前 ${shownMost} 名` : ''}。
        </p>
      )}
      {choice === null ? null : <DisplayChoice choice={choice} />}
    </div>
  );
}

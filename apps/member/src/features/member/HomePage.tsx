import { useMediaQuery } from '@mantine/hooks';
import { useCheckHome, useGetAccount, useGetCheckin, useRecommendTasks } from '@yayan/api-client/react';
import { media } from '@yayan/ui';
import { lazy, startTransition, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useFirstAnswers } from '../../shell/content/use-first-answers.ts';
import { useHidesCoins } from '../../shell/session/use-hides-coins.ts';
import { AttentionList } from './AttentionList.tsx';
import { BalancePanel } from './BalancePanel.tsx';
import { CheckinPanel } from './checkin/CheckinPanel.tsx';
import { EventList } from './EventList.tsx';
import { isTourDue } from './tour/home-tour.ts';
import { HomeBanners } from './HomeBanners.tsx';
import classes from './HomePage.module.css';
import { BelowSkeleton, HomeSkeleton } from './HomeSkeleton.tsx';
import { InviteEntry } from './InviteEntry.tsx';
import { NewcomerSteps } from './NewcomerSteps.tsx';
import { NoticeList } from './NoticeList.tsx';
import { QuickPoll } from './QuickPoll.tsx';
import { RecommendedTasks, recommendedCount } from './RecommendedTasks.tsx';
import { ScoresPanel } from './ScoresPanel.tsx';

const HomeTour = lazy(() => import('./tour/HomeTour.tsx'));

/** The member's home page: balance, things to do, unfinished work. */
export default function HomePage() {
  // What replaces a skeleton is drawn in slices, between which the browser answers taps.
  const account = useDeferredValue(useGetAccount().data);
  const { data: home, isPending: isHomePending } = useCheckHome();
  const { isLoading: isRecommendationLoading } = useRecommendTasks({ limit: recommendedCount });
  // Who sees no coins has no check-in and no newcomer steps either.
  const seesCoins = !useHidesCoins();
  const { isLoading: isCheckinLoading } = useGetCheckin({ query: { enabled: seesCoins } });
  const hasAll = useFirstAnswers();
  // Parts above push down those below when their answer comes: what is seen at once waits for one another, the rest for all.
  // This ends once: a part whose call failed asks again when it is mounted, and waiting for that would unmount it, for ever.
  const isAnswered = !isHomePending && !isCheckinLoading && !isRecommendationLoading;
  const [isWaiting, setWaiting] = useState(!isAnswered);
  useEffect(() => {
    if (isAnswered) startTransition(() => setWaiting(false));
  }, [isAnswered]);
  const hasRail = useMediaQuery(media.desktop, false, { getInitialValueInEffect: false });
  if (!account) return <HomeSkeleton hasRail={hasRail} />;
  return (
    <div className={classes['root']} data-waiting={!hasAll}>
      <h1 className={classes['greeting']} tabIndex={-1}>
        你好，{account.nickname}
      </h1>
      {seesCoins ? (
        <div className={classes['balance']}>
          <div data-tour="balance">
            <BalancePanel account={account} />
          </div>
          {home && !isWaiting ? <NewcomerSteps steps={home.newcomerSteps} /> : null}
        </div>
      ) : null}
      {isWaiting ? <BelowSkeleton /> : null}
      <div className={classes['rail']} data-waiting={isWaiting}>
        {seesCoins && !isWaiting ? (
          <div data-tour="check-in">
            <CheckinPanel />
          </div>
        ) : null}
        <ScoresPanel account={account} />
        {hasRail ? (
          <div className={classes['later']} data-waiting={!hasAll}>
            <NoticeList />
            <QuickPoll />
          </div>
        ) : null}
      </div>
      <div className={classes['main']} data-waiting={isWaiting}>
        {home ? <AttentionList items={home.attention} /> : null}
        {isWaiting ? null : (
          <div data-tour="tasks">
            <RecommendedTasks seesCoins={seesCoins} />
          </div>
        )}
        <div className={classes['later']} data-waiting={!hasAll}>
          {hasRail ? null : <NoticeList />}
          <HomeBanners />
          <EventList />
          {hasRail ? null : <QuickPoll />}
          <InviteEntry seesCoins={seesCoins} />
        </div>
      </div>
      {/* It points at parts that must stand. */}
      {seesCoins && home && !isWaiting && isTourDue(home) ? (
        <Suspense>
          <HomeTour />
        </Suspense>
      ) : null}
    </div>
  );
}

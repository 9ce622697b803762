import { useMediaQuery } from '@mantine/hooks';
import { BannerPlace } from '@yayan/api-client';
import { useCheckHome, useGetAccount } from '@yayan/api-client/react';
import { media } from '@yayan/ui';
import { lazy, Suspense } from 'react';
import { PlaceBanners } from '../../shell/content/PlaceBanners.tsx';
import { useHidesCoins } from '../../shell/session/use-hides-coins.ts';
import { AttentionList } from './AttentionList.tsx';
import { BalancePanel } from './BalancePanel.tsx';
import { CheckinPanel } from './checkin/CheckinPanel.tsx';
import { EventList } from './EventList.tsx';
import { isTourDue } from './tour/home-tour.ts';
import classes from './HomePage.module.css';
import { BelowSkeleton, HomeSkeleton } from './HomeSkeleton.tsx';
import { InviteEntry } from './InviteEntry.tsx';
import { NewcomerSteps } from './NewcomerSteps.tsx';
import { NoticeList } from './NoticeList.tsx';
import { QuickPoll } from './QuickPoll.tsx';
import { RecommendedTasks } from './RecommendedTasks.tsx';
import { ScoresPanel } from './ScoresPanel.tsx';

const HomeTour = lazy(() => import('./tour/HomeTour.tsx'));

/** The member's home page: balance, things to do, unfinished work. */
export default function HomePage() {
  const { data: account } = useGetAccount();
  const { data: home, isPending: isHomePending } = useCheckHome();
  // Who sees no coins has no check-in and no newcomer steps either.
  const seesCoins = !useHidesCoins();
  const hasRail = useMediaQuery(media.desktop, false, { getInitialValueInEffect: false });
  if (!account) return <HomeSkeleton hasRail={hasRail} />;
  return (
    <div className={classes['root']}>
      <h1 className={classes['greeting']}>你好，{account.nickname}</h1>
      {seesCoins ? (
        <div className={classes['balance']}>
          <div data-tour="balance">
            <BalancePanel account={account} />
          </div>
          {home ? <NewcomerSteps steps={home.newcomerSteps} /> : null}
        </div>
      ) : null}
      {isHomePending ? <BelowSkeleton /> : null}
      {/* The newcomer's card, known last, stands above the rest and would push it down. */}
      <div className={classes['rail']} data-waiting={isHomePending}>
        {seesCoins ? (
          <div data-tour="check-in">
            <CheckinPanel />
          </div>
        ) : null}
        <ScoresPanel account={account} />
        {hasRail ? <NoticeList /> : null}
        {hasRail ? <QuickPoll /> : null}
      </div>
      <div className={classes['main']} data-waiting={isHomePending}>
        {home ? <AttentionList items={home.attention} /> : null}
        <div data-tour="tasks">
          <RecommendedTasks seesCoins={seesCoins} />
        </div>
        {hasRail ? null : <NoticeList />}
        <PlaceBanners place={BannerPlace.Home} />
        <EventList />
        {hasRail ? null : <QuickPoll />}
        <InviteEntry seesCoins={seesCoins} />
      </div>
      {seesCoins && home && isTourDue(home) ? (
        <Suspense>
          <HomeTour />
        </Suspense>
      ) : null}
    </div>
  );
}

import { useMediaQuery } from '@mantine/hooks';
import { CampaignState, HomeAttentionKind } from '@yayan/api-client';
import {
  useCheckHome,
  useGetAccount,
  useGetCheckin,
  useListCampaigns,
  useRecommendTasks,
} from '@yayan/api-client/react';
import { latePart, media, useOnline } from '@yayan/ui';
import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useFirstAnswers } from '../../shell/content/use-first-answers.ts';
import { useHidesCoins } from '../../shell/session/use-hides-coins.ts';
import { useIdle } from '../../shell/start/use-idle.ts';
import { AttentionList } from './AttentionList.tsx';
import { BalancePanel } from './BalancePanel.tsx';
import { CampaignStrip } from './campaigns/CampaignStrip.tsx';
import { CheckinPanel } from './checkin/CheckinPanel.tsx';
import { EventList } from './EventList.tsx';
import { isTourDue } from './tour/home-tour.ts';
import { HomeBanners } from './HomeBanners.tsx';
import classes from './HomePage.module.css';
import { BelowSkeleton, HomeSkeleton } from './HomeSkeleton.tsx';
import { InviteEntry } from './InviteEntry.tsx';
import { NewcomerSteps } from './NewcomerSteps.tsx';
import { begunOf, nextStep } from './next-step.ts';
import { NoticeList } from './NoticeList.tsx';
import { OfflineHome } from './OfflineHome.tsx';
import { QuickPoll } from './QuickPoll.tsx';
import { RecommendedTasks, recommendedCount } from './RecommendedTasks.tsx';
import { ScoresPanel } from './ScoresPanel.tsx';
import { useTakesLong } from './use-takes-long.ts';
import { WhenNear } from './WhenNear.tsx';

const { Part: HomeTour } = latePart(async () => (await import('./tour/HomeTour.tsx')).HomeTour, {
  isOptional: true,
});

const { Part: WeekPanel } = latePart(async () => (await import('./week/WeekPanel.tsx')).WeekPanel, {
  isOptional: true,
});

const { Part: HostedGroups } = latePart(
  async () => (await import('./hosting/HostedGroups.tsx')).HostedGroups,
  {
    isOptional: true,
  },
);

/** The member's home page: balance, things to do, unfinished work. */
export default function HomePage() {
  // Draw the content that replaces a skeleton in slices, so that the browser handles taps in between.
  const { data: own, isError: hasNoAccount } = useGetAccount();
  const account = useDeferredValue(own);
  const { data: home, isPending: isHomePending, isError: hasNoHome } = useCheckHome();
  const { isLoading: isRecommendationLoading } = useRecommendTasks({ limit: recommendedCount });
  // Hosts and observers see no coins, so they have no check-in and no newcomer steps.
  const seesCoins = !useHidesCoins();
  const { isLoading: isCheckinLoading } = useGetCheckin({ query: { enabled: seesCoins } });
  const { data: campaigns, isLoading: isCampaignLoading } = useListCampaigns(
    { state: CampaignState.Running },
    { query: { enabled: seesCoins }, request: { quiet: true } },
  );
  // Show the first screen when all its calls have answered, so that nothing shifts. Load the rest after it. This waiting ends
  // once and never restarts: a part whose call failed asks again when it is mounted, and waiting for that would unmount it
  // without end.
  // Without a network nothing is waited for: some calls fail late, and what this device has is shown as it comes.
  const isOnline = useOnline();
  const isAnswered =
    !isOnline || (!isHomePending && !isCheckinLoading && !isRecommendationLoading && !isCampaignLoading);
  const [isWaiting, setWaiting] = useState(!isAnswered);
  useEffect(() => {
    if (isAnswered) startTransition(() => setWaiting(false));
  }, [isAnswered]);
  const hasRail = useMediaQuery(media.desktop, false, { getInitialValueInEffect: false });
  const hasLater = useIdle(!isWaiting);
  const showsOwn = useTakesLong(isWaiting) || !isOnline;
  if (!isOnline && ((hasNoAccount && !account) || (hasNoHome && !home)))
    return <OfflineHome account={account} seesCoins={seesCoins} />;
  if (!account)
    return <HomeSkeleton hasRail={hasRail}>{showsOwn ? <AttentionList items={[]} /> : null}</HomeSkeleton>;
  const next = home && seesCoins ? nextStep(home.newcomerSteps) : undefined;
  const begun = home && next ? begunOf(next, home.attention) : undefined;
  // Hide the attribute reminder: the newcomer card links to it. Keep surveys: that card shows neither title nor deadline.
  const attention = home?.attention.filter(
    (item) => item !== begun || item.kind !== HomeAttentionKind.Attributes,
  );
  const isInvited = attention?.some(({ kind }) => kind === HomeAttentionKind.Group);
  const rail = (
    <div key="rail" className={classes['rail']} data-waiting={isWaiting}>
      {seesCoins && !isWaiting ? (
        <div data-tour="check-in">
          <CheckinPanel />
        </div>
      ) : null}
      <ScoresPanel account={account} />
      {hasRail && hasLater ? (
        <Later>
          {seesCoins ? <WeekPanel /> : null}
          <NoticeList />
          <QuickPoll />
        </Later>
      ) : null}
    </div>
  );
  const main = (
    <div key="main" className={classes['main']} data-waiting={isWaiting}>
      {seesCoins ? null : <HostedGroups />}
      {seesCoins || isWaiting ? null : <AttentionList items={attention ?? []} seesCoins={false} />}
      {campaigns ? <CampaignStrip campaigns={campaigns.items} /> : null}
      {isWaiting ? null : (
        <div data-tour="tasks">
          <RecommendedTasks seesCoins={seesCoins} />
        </div>
      )}
      {hasLater && hasRail ? (
        <Later>
          {seesCoins ? <HomeBanners /> : null}
          <EventList />
          <InviteEntry seesCoins={seesCoins} />
        </Later>
      ) : null}
      {hasLater && !hasRail ? (
        <WhenNear>
          <Later>
            {seesCoins ? <WeekPanel /> : null}
            <NoticeList />
            {seesCoins ? <HomeBanners /> : null}
            <EventList />
            <InviteEntry seesCoins={seesCoins} />
            <QuickPoll />
          </Later>
        </WhenNear>
      ) : null}
    </div>
  );
  return (
    <div className={classes['root']} data-waiting={isWaiting}>
      <h1 className={classes['greeting']} tabIndex={-1}>
        你好，{account.nickname}
      </h1>
      {seesCoins ? (
        <div className={classes['balance']}>
          <div data-tour="balance">
            <BalancePanel account={account} />
          </div>
          {isWaiting && !showsOwn ? null : <AttentionList items={isWaiting ? [] : (attention ?? [])} />}
          {home && !isWaiting ? <NewcomerSteps steps={home.newcomerSteps} resumeAt={begun?.link} /> : null}
        </div>
      ) : null}
      {isWaiting ? <BelowSkeleton /> : null}
      {/* Tab goes down the left column, then down the right one. The keys keep what is typed when the window changes its width. */}
      {hasRail ? [main, rail] : [rail, main]}
      {/* Start the tour after its targets are rendered; who was invited to a discussion sees that first. */}
      {seesCoins && home && !isWaiting && !isInvited && isTourDue(home) ? <HomeTour /> : null}
    </div>
  );
}

/** The end of a column. It is shown when all its calls have answered, because each part would move the next. */
function Later({ children }: { children: ReactNode }) {
  return (
    <div className={classes['later']} data-waiting={!useFirstAnswers()}>
      {children}
    </div>
  );
}

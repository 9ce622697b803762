import { useMediaQuery } from '@mantine/hooks';
import { useCheckHome, useGetAccount } from '@yayan/api-client';
import { AttentionList } from './AttentionList.tsx';
import { BalancePanel } from './BalancePanel.tsx';
import { CheckinPanel } from './CheckinPanel.tsx';
import { HomeBanners } from './HomeBanners.tsx';
import classes from './HomePage.module.css';
import { InviteEntry } from './InviteEntry.tsx';
import { NewcomerSteps } from './NewcomerSteps.tsx';
import { NoticeList } from './NoticeList.tsx';
import { QuickPoll } from './QuickPoll.tsx';
import { RecommendedTasks } from './RecommendedTasks.tsx';
import { StandingPanel } from './StandingPanel.tsx';

/** The member's start page: what they have, what they can do now, what they left unfinished. */
export default function HomePage() {
  const { data: account } = useGetAccount();
  const { data: home } = useCheckHome();
  const hasRail = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  if (!account) return null;
  // Hosts and observers of discussion groups see no points (spec §6).
  const seesCoins = account.bbsRole === 0;
  return (
    <div className={classes['root']}>
      <h1 className={classes['greeting']}>你好，{account.nickname}</h1>
      {seesCoins ? (
        <div className={classes['balance']}>
          <BalancePanel account={account} />
        </div>
      ) : null}
      <div className={classes['rail']}>
        {seesCoins ? <CheckinPanel /> : null}
        <StandingPanel account={account} />
        {hasRail ? <NoticeList /> : null}
        {hasRail ? <QuickPoll /> : null}
      </div>
      <div className={classes['main']}>
        {home ? <AttentionList items={home.attention} /> : null}
        {home && home.newcomerSteps.length > 0 ? <NewcomerSteps steps={home.newcomerSteps} /> : null}
        <RecommendedTasks seesCoins={seesCoins} />
        {hasRail ? null : <NoticeList />}
        <HomeBanners />
        {hasRail ? null : <QuickPoll />}
        <InviteEntry seesCoins={seesCoins} />
      </div>
    </div>
  );
}

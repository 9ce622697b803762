import { useGetAccount } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { SkeletonDetail } from '@yayan/ui';
import { useHidesCoins } from '../../../shell/session/use-hides-coins.ts';
import { BalancePanel } from '../BalancePanel.tsx';
import { HostedGroups } from '../hosting/HostedGroups.tsx';
import { LevelCard } from './LevelCard.tsx';
import { MeAlerts } from './MeAlerts.tsx';
import { MeHead } from './MeHead.tsx';
import { MeLogout } from './MeLogout.tsx';
import { MeMenu } from './MeMenu.tsx';
import classes from './MePage.module.css';
import { useMe } from './use-me.ts';

/** 我的: the member's balances and links to all of their pages (rule 10.27). */
export default function MePage() {
  const account = useGetAccount();
  const seesCoins = !useHidesCoins();
  const me = useMe(seesCoins && account.data !== undefined);
  return (
    <QueryView query={account} waiting={me.isLoading} skeleton={<SkeletonDetail />}>
      {(member) => (
        <div className={classes['root']}>
          <MeHead account={member} />
          {seesCoins ? (
            <>
              <BalancePanel account={member} />
              <LevelCard account={member} />
              <MeAlerts me={me} />
            </>
          ) : (
            <HostedGroups />
          )}
          <MeMenu account={member} me={me} seesCoins={seesCoins} />
          <MeLogout />
        </div>
      )}
    </QueryView>
  );
}

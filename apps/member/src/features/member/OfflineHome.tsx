import type { Account } from '@yayan/api-client';
import { StatePanel } from '@yayan/ui';
import { AttentionList } from './AttentionList.tsx';
import { BalancePanel } from './BalancePanel.tsx';
import classes from './HomePage.module.css';

interface OfflineHomeProps {
  /** What another page has loaded of the account. */
  account: Account | undefined;
  seesCoins: boolean;
}

/**
 * The home page without a network on a device that has never shown it: what can be done nevertheless, instead of one failure for
 * each part (rule 10.26). The frame adds the pages that this device has.
 */
export function OfflineHome({ account, seesCoins }: OfflineHomeProps) {
  return (
    <div className={classes['root']}>
      <h1 className={classes['greeting']} tabIndex={-1}>
        {account ? `你好，${account.nickname}` : '首页'}
      </h1>
      <div className={classes['balance']}>
        {account && seesCoins ? <BalancePanel account={account} /> : null}
        <AttentionList items={[]} seesCoins={seesCoins} />
      </div>
      <StatePanel stage="umbrella" title="没有网络，首页要联网打开过一次才看得到">
        在这台设备上开始的问卷可以接着答，打开过的页面也可以看，都列在这一页上。联网后首页自动加载。
      </StatePanel>
    </div>
  );
}

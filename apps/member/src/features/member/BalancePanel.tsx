import type { Account } from '@yayan/api-client';
import { BalanceAction, CoinBalance } from '@yayan/ui';
import { hideBalance, isBalanceHidden } from './balance-hidden.ts';

const coinsPerYuan = 100;

/** 「≈ 124.80 元」 (rule 4.6: 100 coins are 1 yuan). */
const worthOf = (coins: number): string => `≈ ${(coins / coinsPerYuan).toFixed(2)} 元`;

/** The balance, pending coins, and the links to earn and to exchange. */
export function BalancePanel({ account }: { account: Pick<Account, 'coins' | 'pendingCoins'> }) {
  return (
    <CoinBalance
      available={account.coins}
      pending={account.pendingCoins}
      worth={worthOf(account.coins)}
      defaultHidden={isBalanceHidden()}
      onHiddenChange={hideBalance}
      actions={
        <>
          <BalanceAction href="/exchange" label="去兑换" />
          <BalanceAction href="/home/gold" label="金币明细" quiet />
        </>
      }
    />
  );
}

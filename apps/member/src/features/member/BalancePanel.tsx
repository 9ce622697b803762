import type { Account } from '@yayan/api-client';
import { BalanceAction, CoinBalance } from '@yayan/ui';
import { useCoinsPerYuan } from '../../shell/contact/use-coins-per-yuan.ts';
import { hideBalance, isBalanceHidden } from './balance-hidden.ts';

/** 「≈ 124.80 元」 (rule 4.6). Left out until it is known what coins are worth. */
const worthOf = (coins: number, coinsPerYuan: number | undefined): string | undefined =>
  coinsPerYuan === undefined ? undefined : `≈ ${(coins / coinsPerYuan).toFixed(2)} 元`;

/** The balance, pending coins, and the links to earn and to exchange. */
export function BalancePanel({ account }: { account: Pick<Account, 'coins' | 'pendingCoins'> }) {
  const coinsPerYuan = useCoinsPerYuan();
  return (
    <CoinBalance
      available={account.coins}
      pending={account.pendingCoins}
      worth={worthOf(account.coins, coinsPerYuan)}
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

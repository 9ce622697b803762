import { type ExchangeInfo, ExchangeState } from '@yayan/api-client';
import { useGetExchangeInfo } from '@yayan/api-client/react';
import { ChipFilter, exchangeStates, formatCount, PageTitle } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { OrderList } from './OrderList.tsx';
import classes from './OrderListPage.module.css';
import { OrderSheet } from './OrderSheet.tsx';

/** The states in the order of an order's life, which their numbers don't follow (rule 5.4). */
const inOrderOfLife: readonly ExchangeState[] = [
  ExchangeState.PendingReview,
  ExchangeState.ToBeIssued,
  ExchangeState.Issued,
  ExchangeState.IssueFailed,
  ExchangeState.NotPassed,
  ExchangeState.Revoked,
];

/** Badges say 发货 of goods and 发放 of everything else, and a filter finds both. */
const filters = [
  { value: '', label: '全部' },
  ...inOrderOfLife.map((state) => ({
    value: String(state),
    label: exchangeStates[state].label.replace(/发放$/u, '发放/发货'),
  })),
];

/** What was exchanged so far. The member never could spend the coins of prizes, so they are shown apart. */
const exchangedText = ({ exchangedCoins, prizeCoins }: ExchangeInfo): string | undefined => {
  if (exchangedCoins === 0) return undefined;
  const own = `已兑换 ${formatCount(exchangedCoins)} 金币`;
  return prizeCoins === 0 ? `${own}。` : `${own}，其中 ${formatCount(prizeCoins)} 由活动奖品支付。`;
};

/** 兑换记录: the orders with their states. The order in the URL is open. */
export default function OrderListPage() {
  const [search, setSearch] = useSearchParams();
  const info = useGetExchangeInfo().data;
  const state = inOrderOfLife.find((one) => String(one) === search.get('state'));
  const change = (name: string, value: string): void => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: name === 'state' });
  };
  return (
    <>
      <PageTitle title="兑换记录" lead={info && exchangedText(info)} />
      <div className={classes['filters']}>
        <ChipFilter
          label="按状态筛选"
          choices={filters}
          value={state === undefined ? '' : String(state)}
          onChange={(value) => change('state', value)}
        />
      </div>
      <OrderList state={state} onOpen={(id) => change('order', id)} />
      <OrderSheet orderId={search.get('order') ?? undefined} onClose={() => change('order', '')} />
    </>
  );
}

import type { ExchangeInfo } from '@yayan/api-client';
import type { LoadableQuery } from '@yayan/site';
import { Button, Coins, Link, Skeleton } from '@yayan/ui';
import classes from './BalanceBar.module.css';

/** The balance, sticky while the member looks at prices. */
export function BalanceBar({ query }: { query: LoadableQuery<ExchangeInfo> }) {
  return (
    <div className={classes['root']}>
      <span className={classes['label']}>可用</span>
      <Balance query={query} />
      <Link href="/home/exchange" className={classes['records']}>
        兑换记录
      </Link>
    </div>
  );
}

function Balance({ query }: { query: LoadableQuery<ExchangeInfo> }) {
  if (query.data) return <Coins amount={query.data.balance} />;
  if (!query.isError) return <Skeleton width={96} height={22} />;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={query.isFetching}
      onClick={() => void query.refetch()}
    >
      没有加载出来，重试
    </Button>
  );
}

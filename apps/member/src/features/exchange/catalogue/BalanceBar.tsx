import type { ExchangeInfo } from '@yayan/api-client';
import { useGetAccount } from '@yayan/api-client/react';
import type { LoadableQuery } from '@yayan/site';
import { Button, Coins, Link, Skeleton, useOnline } from '@yayan/ui';
import classes from './BalanceBar.module.css';

/** The balance, sticky while the member looks at prices. Without a network it is the one that the device knew last. */
export function BalanceBar({ query }: { query: LoadableQuery<ExchangeInfo> }) {
  const online = useOnline();
  const account = useGetAccount().data;
  return (
    <div className={classes['root']}>
      <span className={classes['label']}>{online ? '可用' : '离线，上次可用'}</span>
      <Balance query={query} last={online ? undefined : account?.coins} />
      <Link href="/home/exchange" className={classes['records']}>
        兑换记录
      </Link>
    </div>
  );
}

function Balance({ query, last }: { query: LoadableQuery<ExchangeInfo>; last: number | undefined }) {
  const known = query.data?.balance ?? last;
  if (known !== undefined) return <Coins amount={known} />;
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

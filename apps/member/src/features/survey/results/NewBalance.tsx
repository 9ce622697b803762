import { useGetAccount } from '@yayan/api-client/react';
import { formatCount, Link } from '@yayan/ui';

/** The member's coins now, with the way to their rows. */
export function NewBalance() {
  const { data: account } = useGetAccount({ query: { refetchOnMount: 'always' } });
  return account ? <Link href="/home/gold">{formatCount(account.coins)}</Link> : '…';
}

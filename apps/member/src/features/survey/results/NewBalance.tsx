import { useGetAccount } from '@yayan/api-client/react';
import { formatCount, Link } from '@yayan/ui';

/** The member's balance now, with a link to the coin rows. */
export function NewBalance() {
  const { data: account } = useGetAccount({ query: { refetchOnMount: 'always' } });
  return account ? <Link href="/home/gold">{formatCount(account.coins)}</Link> : '…';
}

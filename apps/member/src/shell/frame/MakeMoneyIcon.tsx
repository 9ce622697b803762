import { useGetAccount } from '@yayan/api-client/react';
import { CloseButton, Coin, Link } from '@yayan/ui';
import { useState } from 'react';
import { closeMakeMoney, isMakeMoneyClosed } from './make-money-status.ts';
import classes from './MakeMoneyIcon.module.css';
import { useHidesCoins } from '../session/use-hides-coins.ts';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';

/**
 * The floating make-money icon on the home page, which links to the invite page (rule 10.9). A member can close it for good in
 * this browser. Other pages don't show it, nor do windows without room beside the page, where it would cover something.
 */
export function MakeMoneyIcon({ path }: { path: string }) {
  const isSignedIn = useIsSignedIn();
  const memberId = useGetAccount({ query: { enabled: isSignedIn } }).data?.id;
  const hidesCoins = useHidesCoins();
  const [closedFor, setClosedFor] = useState<string>();
  if (path !== '/home' || memberId === undefined || hidesCoins) return null;
  if (closedFor === memberId || isMakeMoneyClosed(memberId)) return null;
  const close = (): void => {
    closeMakeMoney(memberId);
    setClosedFor(memberId);
  };
  return (
    <aside className={classes['root']} aria-label="邀请赚金币">
      <Link href="/home/invite" className={classes['link']}>
        <Coin size={32} />
        邀请赚金币
      </Link>
      <CloseButton
        className={classes['close'] ?? ''}
        size={28}
        radius="xl"
        aria-label="不再显示"
        onClick={close}
      />
    </aside>
  );
}

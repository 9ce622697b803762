import { lazy, startTransition, Suspense, useState } from 'react';
import { AccountButton } from './AccountButton.tsx';
import type { AccountMenuProps } from './AccountMenu.tsx';

const load = async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu });
const AccountMenu = lazy(load);

/** A failed prefetch is harmless: the menu is loaded when it opens. */
const prefetch = (): void => void load().catch(() => undefined);

/** The account's button. Its menu is loaded when somebody points at it, and opens when they press it. */
export function LazyAccountMenu(props: AccountMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <AccountButton
      name={props.name}
      avatar={props.avatar}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      // The button stays, with its focus, until the menu can replace it.
      onClick={() => startTransition(() => setWanted(true))}
    />
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <AccountMenu {...props} />
    </Suspense>
  ) : (
    button
  );
}

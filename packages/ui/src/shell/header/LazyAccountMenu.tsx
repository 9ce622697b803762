import { useState } from 'react';
import { latePart } from '../../late/late-part.tsx';
import { AccountButton } from './AccountButton.tsx';
import type { AccountMenuProps } from './AccountMenu.tsx';

const { Part: AccountMenu, prefetch } = latePart(async () => (await import('./AccountMenu.tsx')).AccountMenu);

/** The account's button. Its menu is loaded when it is hovered or focused, and opens when it is pressed. */
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
      // The button stays, with its focus, until the menu replaces it.
      onClick={() => setWanted(true)}
    />
  );
  return <AccountMenu {...props} isWanted={isWanted} fallback={button} />;
}

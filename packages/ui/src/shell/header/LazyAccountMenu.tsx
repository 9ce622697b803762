import { lazy, Suspense, type ComponentProps } from 'react';
import { Avatar } from '../../brand/Avatar.tsx';
import type { AccountMenu as Menu } from './AccountMenu.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }));

/** Loads the account menu after the page, so that public pages stay light. The avatar is shown until it has arrived. */
export function LazyAccountMenu(props: ComponentProps<typeof Menu>) {
  return (
    <Suspense fallback={<Avatar name={props.name} src={props.avatar} size={34} />}>
      <AccountMenu {...props} />
    </Suspense>
  );
}

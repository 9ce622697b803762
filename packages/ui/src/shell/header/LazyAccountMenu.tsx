import { lazy, Suspense, type ComponentProps } from 'react';
import { Avatar } from '../../brand/Avatar.tsx';
import type { AccountMenu as Menu } from './AccountMenu.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }));

/** The account menu without its weight in the entry of public pages: the picture stands in until it has arrived. */
export function LazyAccountMenu(props: ComponentProps<typeof Menu>) {
  return (
    <Suspense fallback={<Avatar name={props.name} src={props.avatar} size={34} />}>
      <AccountMenu {...props} />
    </Suspense>
  );
}

import { HeaderBar, VisitorHeader } from '@yayan/ui';
import { Suspense } from 'react';
import { SignedInHeader } from './lazy-member-frame.tsx';
import { visitorMenu, visitorNav } from './navigation.ts';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';

/** The header. A member's version is loaded separately; until then only the bar is shown. */
export function SiteHeader({ path }: { path: string }) {
  return useIsSignedIn() ? (
    <Suspense fallback={<HeaderBar homeHref="/home" />}>
      <SignedInHeader path={path} />
    </Suspense>
  ) : (
    <VisitorHeader
      homeHref="/"
      path={path}
      nav={visitorNav}
      menu={visitorMenu}
      signIn={path === '/login' ? undefined : { href: '/login' }}
      landing={path === '/'}
    />
  );
}

import { Starting, titleOf, useLive, usePageChange } from '@yayan/site';
import { BottomTabs, Footer, PageShell, SideMenu } from '@yayan/ui';
import { Suspense } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { transport } from './client.ts';
import { footerCodes } from './footer-codes.tsx';
import { hearNews } from './live-news.ts';
import { MakeMoneyIcon } from './MakeMoneyIcon.tsx';
import { footerLinks, homeMenu, memberTabs } from './navigation.tsx';
import { SiteHeader, useIsSignedIn } from './SiteHeader.tsx';

/** Answering a questionnaire takes the whole screen: no tabs that lead away. */
const isAnswering = (path: string): boolean => path === '/task/go';

/** The frame of every page. */
export function Layout() {
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  useLive(transport, isSignedIn, hearNews);
  usePageChange(pathname, titleOf(useMatches()));
  const isHome = pathname === '/home' || pathname.startsWith('/home/');
  return (
    <>
      <PageShell
        header={<SiteHeader path={pathname} />}
        footer={<Footer links={footerLinks} qrCodes={footerCodes} />}
        tabs={
          isSignedIn && !isAnswering(pathname) ? <BottomTabs items={memberTabs} path={pathname} /> : undefined
        }
        side={isSignedIn && isHome ? <SideMenu items={homeMenu} path={pathname} /> : undefined}
        wide={pathname === '/'}
      >
        <Suspense fallback={<Starting />}>
          <Outlet />
        </Suspense>
      </PageShell>
      <MakeMoneyIcon path={pathname} />
    </>
  );
}

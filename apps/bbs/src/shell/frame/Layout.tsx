import { PageProgress, FirstPageLoader, titleOf, useLiveNotifications, usePageChange } from '@yayan/site';
import { Footer, PageShell } from '@yayan/ui';
import { Suspense } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { transport } from '../client/client.ts';
import { notificationListener } from '../client/live-notifications.ts';
import { memberSite } from '../client/member-site.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { useParticipant } from '../client/use-participant.ts';

const footerLinks = [
  { href: memberSite('/about'), label: '关于我们' },
  { href: memberSite('/agreement'), label: '用户协议' },
  { href: memberSite('/privacy'), label: '隐私政策' },
  { href: memberSite('/cooperate'), label: '商务合作' },
] as const;

/** The frame of every page. What is shown of the group is fetched anew when the server says that it changed. */
export function Layout() {
  const { pathname } = useLocation();
  const { data: me, isSignedIn } = useParticipant();
  usePageChange(pathname, titleOf(useMatches()));
  useLiveNotifications(transport, isSignedIn, notificationListener);
  return (
    <>
      <PageProgress />
      <PageShell header={<SiteHeader path={pathname} me={me} />} footer={<Footer links={footerLinks} />}>
        <Suspense fallback={<FirstPageLoader />}>
          <Outlet />
        </Suspense>
      </PageShell>
    </>
  );
}

import { useGetContact } from '@yayan/api-client';
import { DiscussionProvider } from '@yayan/discussion';
import { PageProgress, FirstPageLoader, titleOf, useLiveNotifications, usePageChange } from '@yayan/site';
import { BottomTabs, Footer, footerCodes, PageShell } from '@yayan/ui';
import { Suspense } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { toaster, transport } from '../client/client.ts';
import { notificationListener } from '../client/live-notifications.ts';
import { memberSite } from '../client/member-site.ts';
import { useLeaveSignedOut } from '../client/use-leave-signed-out.ts';
import { groupNav } from './group-nav.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useParticipant } from '../client/use-participant.ts';

const footerLinks = [
  { href: memberSite('/about'), label: '关于我们' },
  { href: memberSite('/agreement'), label: '用户协议' },
  { href: memberSite('/privacy'), label: '隐私政策' },
] as const;

const place = { topicsHref: '/topic', inform: (message: string) => void toaster.info(message) };

/** The one page that needs no session. */
const isLoginPage = (path: string): boolean => /^\/bbs\/[^/]+\/?$/u.test(path);

/**
 * The frame of every page. It fetches what is shown again when the server says that it changed, and shows nothing of a group
 * without a session.
 */
export function Layout() {
  const { pathname } = useLocation();
  const { data: me, isSignedIn } = useParticipant();
  const isGroupPage = !isLoginPage(pathname);
  usePageChange(pathname, titleOf(useMatches()));
  useLeaveSignedOut(isGroupPage);
  const { data: contact } = useGetContact({ query: { staleTime: Infinity } });
  const codes = footerCodes({ memberSite: memberSite(''), officialAccount: contact?.officialAccount });
  useLiveNotifications(transport, isSignedIn, notificationListener);
  return (
    <>
      <PageProgress />
      <PageShell
        header={<SiteHeader path={pathname} me={me} />}
        footer={<Footer links={footerLinks} qrCodes={codes} contact={contact} />}
        tabs={
          me && isGroupPage && !me.identity.firstVisit ? (
            <BottomTabs items={groupNav(me)} path={pathname} />
          ) : undefined
        }
      >
        <DiscussionProvider value={place}>
          <Suspense fallback={<FirstPageLoader />}>
            {isSignedIn || !isGroupPage ? <Outlet /> : <FirstPageLoader />}
          </Suspense>
        </DiscussionProvider>
      </PageShell>
    </>
  );
}

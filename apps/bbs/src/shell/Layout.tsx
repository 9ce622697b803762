import { getGetGroupMeQueryKey, useGetGroupMe } from '@yayan/api-client';
import { Starting, titleOf, useLive, usePageChange } from '@yayan/site';
import { Footer, PageShell } from '@yayan/ui';
import { Suspense, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { queryClient, session, transport } from './client.ts';
import { memberSite } from './member-site.ts';
import { SiteHeader } from './SiteHeader.tsx';

const footerLinks = [
  { href: memberSite('/about'), label: '关于我们' },
  { href: memberSite('/agreement'), label: '用户协议' },
  { href: memberSite('/privacy'), label: '隐私政策' },
  { href: memberSite('/cooperate'), label: '商务合作' },
] as const;

/** The frame of every page. Whatever is shown of the group is fetched anew when the server says that it changed. */
export function Layout() {
  const { pathname } = useLocation();
  const isSignedIn = useSyncExternalStore(session.subscribe, session.token) !== undefined;
  const me = useGetGroupMe({ query: { enabled: isSignedIn, queryKey: getGetGroupMeQueryKey() } }).data;
  usePageChange(pathname, titleOf(useMatches()));
  useLive(transport, isSignedIn, () => void queryClient.invalidateQueries());
  return (
    <>
      <a className="skip-link" href="#main">
        跳到正文
      </a>
      <PageShell
        header={<SiteHeader path={pathname} me={isSignedIn ? me : undefined} />}
        footer={<Footer links={footerLinks} />}
      >
        <Suspense fallback={<Starting />}>
          <Outlet />
        </Suspense>
      </PageShell>
    </>
  );
}

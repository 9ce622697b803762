import { useLive } from '@yayan/api-client/react';
import { DiscussionProvider } from '@yayan/discussion';
import {
  BottomNotices,
  PageProgress,
  FirstPageLoader,
  titleOf,
  usePageChange,
  useReturnToRow,
} from '@yayan/site';
import { UpdateNotice } from '@yayan/site/offline';
import { BottomTabs, latePart, PageShell } from '@yayan/ui';
import { Suspense, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { transport } from '../client/client.ts';
import { refetchFor, refetchMissed } from '../client/live-notifications.ts';
import { useLeaveForLogin } from '../client/use-leave-for-login.ts';
import { discussionPlace } from './discussion-place.ts';
import { groupNav } from './group-nav.tsx';
import { GroupMaintenance } from './GroupMaintenance.tsx';
import { RehearsalBanner } from './RehearsalBanner.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { viewedRespondent } from '../client/view-as.ts';
import { ViewBanner } from './ViewBanner.tsx';
import { useParticipant } from '../client/use-participant.ts';
import { shownSince } from '../offline/shown-since.ts';

const { Part: GroupOfflineBar } = latePart(
  async () => (await import('../offline/GroupOfflineBar.tsx')).GroupOfflineBar,
  { isOptional: true },
);

/** The only page that needs no session. */
const isLoginPage = (path: string): boolean => /^\/bbs\/[^/]+\/?$/u.test(path);

/** The frame of every page. It refetches the shown data on live events, and shows nothing of a group without a session. */
export function Layout() {
  const { pathname } = useLocation();
  const { data: me, isSignedIn } = useParticipant();
  const isGroupPage = !isLoginPage(pathname);
  usePageChange(pathname, titleOf(useMatches()));
  useReturnToRow(pathname);
  useLeaveForLogin(isGroupPage);
  useLive(transport, '*', refetchFor, refetchMissed);
  const shownAt = useSyncExternalStore(shownSince.subscribe, shownSince.at);
  return (
    <>
      <PageProgress />
      <PageShell
        header={<SiteHeader path={pathname} me={me} />}
        footer={<SiteFooter />}
        tabs={
          me && isGroupPage && !me.identity.firstVisit ? (
            <BottomTabs items={groupNav(me)} path={pathname} />
          ) : undefined
        }
      >
        <DiscussionProvider value={discussionPlace}>
          {me?.rehearsalOf === undefined ? null : <RehearsalBanner groupId={me.rehearsalOf} />}
          {me && viewedRespondent !== undefined ? <ViewBanner name={me.identity.name} /> : null}
          <Suspense fallback={<FirstPageLoader />}>
            {isSignedIn || !isGroupPage ? <Outlet /> : <FirstPageLoader />}
          </Suspense>
        </DiscussionProvider>
      </PageShell>
      <BottomNotices>
        <GroupMaintenance />
        <UpdateNotice isQuiet={false} />
      </BottomNotices>
      {shownAt === undefined ? null : <GroupOfflineBar at={shownAt} />}
    </>
  );
}

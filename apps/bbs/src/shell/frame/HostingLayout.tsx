import { DiscussionProvider } from '@yayan/discussion';
import {
  BottomNotices,
  FirstPageLoader,
  PageProgress,
  titleOf,
  usePageChange,
  useReturnToRow,
} from '@yayan/site';
import { DiscussionHeader, PageShell } from '@yayan/ui';
import { Suspense, useState } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { memberSite } from '../client/member-site.ts';
import { useLeaveForLogin } from '../client/use-leave-for-login.ts';
import { useIsSignedIn } from '../client/use-participant.ts';
import { discussionPlace } from './discussion-place.ts';
import { GroupMaintenance } from './GroupMaintenance.tsx';
import { LogoutQuestion } from './LogoutQuestion.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const nav = [{ href: '/hosting', label: '我主持的讨论小组' }] as const;

/** The frame of the hosts' pages. They have a session of their own (rule 6.32), and no live events. */
export function HostingLayout() {
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  const [isLeaving, setLeaving] = useState(false);
  const isEntrance = pathname === '/hosting/enter';
  usePageChange(pathname, titleOf(useMatches()));
  useReturnToRow(pathname);
  useLeaveForLogin(!isEntrance);
  const menu = [
    { label: '回到主站', onSelect: () => globalThis.location.assign(memberSite('/home')) },
    { label: '退出主持', onSelect: () => setLeaving(true) },
  ];
  return (
    <>
      <PageProgress />
      <PageShell
        header={
          <DiscussionHeader
            homeHref="/hosting"
            path={pathname}
            nav={isEntrance ? [] : nav}
            member={isSignedIn && !isEntrance ? { nickname: '主持人', menu } : undefined}
          />
        }
        footer={<SiteFooter />}
      >
        <DiscussionProvider value={discussionPlace}>
          <Suspense fallback={<FirstPageLoader />}>
            {isSignedIn || isEntrance ? <Outlet /> : <FirstPageLoader />}
          </Suspense>
        </DiscussionProvider>
      </PageShell>
      <BottomNotices>
        <GroupMaintenance />
      </BottomNotices>
      <LogoutQuestion opened={isLeaving} onClose={() => setLeaving(false)}>
        讨论照常进行，从主站可以再进来。
      </LogoutQuestion>
    </>
  );
}

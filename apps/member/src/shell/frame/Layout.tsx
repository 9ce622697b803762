import { PageProgress, FirstPageLoader, titleOf, usePageChange } from '@yayan/site';
import { latePart, PageShell } from '@yayan/ui';
import { Suspense } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { SiteFooter } from '../contact/SiteFooter.tsx';
import { isAnswering } from '../task/is-answering.ts';
import { BackToMe, MemberSide, MemberTabs } from './lazy-member-frame.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';
import { useSignOutElsewhere } from '../session/use-sign-out-elsewhere.ts';
import { paintedMs, useIdle } from '../start/use-idle.ts';

/** The parts of the frame that load after the page is painted. */
const { Part: IdleFrame } = latePart(async () => (await import('./idle-frame.tsx')).IdleFrame, {
  isOptional: true,
});

/** The pages that the side menu lists, and those below them (rule 10.12). */
const withSide = /^\/(home|topic|activity|user|course|ranking|appraise)(\/|$)/u;

/** The frame of every page. */
export function Layout() {
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  const isIdle = useIdle(true, paintedMs);
  usePageChange(pathname, titleOf(useMatches()));
  useSignOutElsewhere();
  const answering = isAnswering(pathname, search);
  const hasSide = withSide.test(pathname);
  return (
    <>
      <PageProgress />
      <PageShell
        header={<SiteHeader path={pathname} />}
        footer={answering ? undefined : <SiteFooter />}
        tabs={
          isSignedIn && !answering ? (
            <Suspense>
              <MemberTabs path={pathname} />
            </Suspense>
          ) : undefined
        }
        side={
          isSignedIn && hasSide && !answering ? (
            <Suspense fallback={<div />}>
              <MemberSide path={pathname} />
            </Suspense>
          ) : undefined
        }
        wide={pathname === '/'}
      >
        <Suspense fallback={<FirstPageLoader />}>
          {isSignedIn && !answering ? <BackToMe path={pathname} /> : null}
          <Outlet />
        </Suspense>
      </PageShell>
      {isIdle ? <IdleFrame /> : null}
    </>
  );
}

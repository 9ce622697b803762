import { type Page, growingRoutes, RouteError, FirstPageLoader } from '@yayan/site';
import { giveWay } from '@yayan/ui/give-way';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { pages } from './routes.tsx';
import { session } from './shell/client/client.ts';
import { guard } from './shell/guards/guard.ts';
import { Layout } from './shell/frame/Layout.tsx';
import { hasUnsentAnswers, settleUnsent } from './shell/unsent/settle-unsent.ts';
import type { PageAccess } from './shell/guards/navigation-rules.ts';

const unknown: RouteObject = {
  path: '*',
  loader: async ({ request }) => {
    await guard(new URL(request.url), undefined);
    throw redirect('/404');
  },
};

/** Loads each page together with the transport for its calls. The landing page makes no calls at first, so it comes alone. */
const withTransport = ({ load, ...page }: Page<PageAccess>): Page<PageAccess> => {
  if (page.path === '/') return { ...page, load };
  return {
    ...page,
    load: async () => (await Promise.all([load(), import('./shell/client/transport.ts')]))[0],
  };
};

/** Late enough that opening the store of unsent work doesn't slow the first page down. */
const settleAfterMs = 5000;

/** A session may have ended without a logout: the unsent work of its member must expire too. A member's work is sent. */
const settleAtStart = async (): Promise<void> => {
  await new Promise((resolve) => {
    setTimeout(resolve, settleAfterMs);
  });
  if (session.token() === undefined) await settleUnsent(undefined);
  // What an earlier visit left is sent from any page.
  else if (await hasUnsentAnswers()) sendKeptAnswers();
};

/** Sends answers that were stored without a network, when the network is back, on any page. */
const sendKeptAnswers = (): void => {
  if (session.token() === undefined) return;
  void import('./features/survey/answering/keep-sending.ts').then(
    ({ keepSending }) => keepSending(),
    () => undefined,
  );
};

/** The site's router: every page of the route table inside the one layout. */
export const createRouter = async () => {
  void settleAtStart();
  globalThis.addEventListener('online', sendKeptAnswers);
  const parent = 'layout';
  const { children, patchRoutesOnNavigation } = growingRoutes(pages.map(withTransport), {
    path: globalThis.location.pathname,
    parent,
    unknown,
    guard,
  });
  await giveWay();
  return createBrowserRouter(
    [
      {
        id: parent,
        element: <Layout />,
        HydrateFallback: FirstPageLoader,
        ErrorBoundary: RouteError,
        children,
      },
    ],
    { patchRoutesOnNavigation },
  );
};

import { QueryClient } from '@tanstack/react-query';
import type { GroupMe } from '@yayan/api-client';
import { getGetGroupMeQueryKey } from '@yayan/api-client/react';
import { QuotePickProvider } from '@yayan/discussion';
import { page } from 'vitest/browser';
import { deskAnswer, host } from '../../../testing/desk-start.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { Desk } from '../Desk.tsx';

/** Shows the desk to a host, or to who looks over their shoulder. */
export const showDesk = async (path = '/bbs-response', me: GroupMe = host) => {
  const { identity, group } = me;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // The site knows who it is before it shows the desk: what is written is kept for this person.
  client.setQueryData(getGetGroupMeQueryKey(), me);
  const { router } = await renderPage(
    [
      {
        path: '/bbs-response',
        element: (
          <main>
            <QuotePickProvider>
              <Desk role={identity.role} groupName={group.name} />
            </QuotePickProvider>
          </main>
        ),
      },
    ],
    path,
    client,
  );
  return { router, search: () => new URLSearchParams(router.state.location.search) };
};

export const answers = (count: number) => Array.from({ length: count }, (_, place) => deskAnswer(place + 1));
export const list = () => page.getByRole('region', { name: '回答', exact: true });
export const opened = () => page.getByRole('region', { name: '打开的回答' });

import { QueryClient } from '@tanstack/react-query';
import { configureClient } from '@yayan/api-client';
import { QuotePickProvider } from '@yayan/discussion';
import { page } from 'vitest/browser';
import { deskAnswer, type FakeDesk } from '../../../testing/fake-desk.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { Desk } from '../Desk.tsx';

export const showDesk = async (desk: FakeDesk, path = '/bbs-response') => {
  configureClient(desk.transport);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { identity, group } = desk.as;
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

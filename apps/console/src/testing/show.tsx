import { QueryClientProvider } from '@tanstack/react-query';
import type { OperatorSession } from '@yayan/console-client';
import type { ReactElement } from 'react';
import { createMemoryRouter, type Location, RouterProvider, useLocation } from 'react-router';
import { render } from 'vitest-browser-react';
import { queryClient } from '../shell/session/query-client.ts';
import { SessionContext } from '../shell/session/session.ts';
import { ConsoleProvider } from '../shell/theme/ConsoleProvider.tsx';
import { session } from './fake-server.ts';

interface Options {
  /** The address at first. */
  at?: string;
  as?: Partial<OperatorSession>;
}

/** Shows a part of the console at an address, for somebody who is signed in. */
export const show = async (part: ReactElement, { at = '/', as = {} }: Options = {}) => {
  queryClient.clear();
  let place: Location | undefined;
  const Watch = () => {
    place = useLocation();
    return part;
  };
  const router = createMemoryRouter([{ path: '*', element: <Watch /> }], { initialEntries: [at] });
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <ConsoleProvider>
        <SessionContext value={{ ...session, ...as }}>
          <RouterProvider router={router} />
        </SessionContext>
      </ConsoleProvider>
    </QueryClientProvider>,
  );
  return { screen, address: () => `${place?.pathname}${place?.search}`, state: (): unknown => place?.state };
};

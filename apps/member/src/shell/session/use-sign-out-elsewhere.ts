import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { settleUnsent } from '../unsent/settle-unsent.ts';
import { queryClient, session } from '../client/client.ts';

/** Leaves a page that is for members only as soon as nobody is signed in any more, and forgets what was loaded. */
export const useSignOutElsewhere = (): void => {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.token() !== undefined) return;
        void settleUnsent(undefined);
        // Only once the page is left: what it shows would be fetched again.
        void revalidate().then(() => queryClient.clear());
      }),
    [revalidate],
  );
};

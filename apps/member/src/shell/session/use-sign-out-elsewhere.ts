import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { settleUnsent } from '../unsent/settle-unsent.ts';
import { queryClient, session } from '../client/client.ts';

/** Leaves a member page when the member signed out in another tab, and clears the loaded data. */
export const useSignOutElsewhere = (): void => {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.token() !== undefined) return;
        void settleUnsent(undefined);
        // Clear only after leaving the page, because its components would refetch the data.
        void revalidate().then(() => queryClient.clear());
      }),
    [revalidate],
  );
};

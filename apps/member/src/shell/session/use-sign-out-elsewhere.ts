import { useLeaveSignedOut } from '@yayan/site';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { settleUnsent } from '../unsent/settle-unsent.ts';
import { site } from '../client/client.ts';

/** Leaves a member page when the member signed out in another tab, and clears the loaded data. */
export const useSignOutElsewhere = (): void => {
  const { revalidate } = useRevalidator();
  const leave = useCallback(async () => {
    void settleUnsent(undefined);
    await revalidate();
  }, [revalidate]);
  useLeaveSignedOut(site, leave);
};

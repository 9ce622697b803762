import { useQuery } from '@tanstack/react-query';
import { getListNewDevicesQueryKey, listNewDevices } from '@yayan/console-client';
import { lazy } from 'react';

/** A page that stays open looks again this often, without keeping an idle session alive. */
const LOOK_MS = 60_000;

const loadNotices = async () => ({ default: (await import('./NewDeviceNotices.tsx')).NewDeviceNotices });

/** The notices of `useNewDevices`. */
export const NewDeviceNotices = lazy(loadNotices);

/**
 * Sign-ins at new devices. Their notices are loaded only when there is one, because most days have none, and before the call is
 * over, so that they don't push down what is below them.
 */
export const useNewDevices = () => {
  const queryKey = getListNewDevicesQueryKey();
  return useQuery({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const isAgain = client.getQueryData(queryKey) !== undefined;
      const found = await listNewDevices(isAgain ? { 'X-Background': 'poll' } : {}, signal);
      if (found.items.length + found.denied.length > 0) await loadNotices();
      return found;
    },
    refetchInterval: LOOK_MS,
    // The page waits for this call, and looks again in a minute anyway.
    retry: false,
  });
};

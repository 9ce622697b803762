import { useLive } from '@yayan/api-client/react';
import { UpdateNotice } from '../start/UpdateNotice.tsx';
import { refetchFor, refetchMissed } from './live-notifications.ts';
import { transport } from '../client/transport.ts';
import { useSignOutElsewhere } from '../session/use-sign-out-elsewhere.ts';

/** Listens to live notifications, to a sign-out in another window, and to newer releases, while it is mounted. */
export function LiveNotifications() {
  useSignOutElsewhere();
  useLive(transport, '*', refetchFor, refetchMissed);
  return <UpdateNotice />;
}

import { useLive } from '@yayan/api-client/react';
import { UpdateNotice } from '../start/UpdateNotice.tsx';
import { refetchFor, refetchMissed } from './live-notifications.ts';
import { transport } from '../client/transport.ts';
import { useSignOutElsewhere } from '../session/use-sign-out-elsewhere.ts';
import { useReadOpened } from '../unread/use-read-opened.ts';

/**
 * While mounted, listens to live events, to a sign-out in another tab and to newer releases, and marks messages as read that
 * lead to the open page.
 */
export function LiveNotifications() {
  useSignOutElsewhere();
  useReadOpened();
  useLive(transport, '*', refetchFor, refetchMissed);
  return <UpdateNotice />;
}

import { useLive } from '@yayan/api-client/react';
import { UpdateNotice } from '../start/UpdateNotice.tsx';
import { refetchFor, refetchMissed } from './live-notifications.ts';
import { transport } from '../client/transport.ts';
import { useReadOpened } from '../unread/use-read-opened.ts';

/** While mounted, listens to live events and to newer releases, and marks messages as read that lead to the open page. */
export function LiveNotifications() {
  useReadOpened();
  useLive(transport, '*', refetchFor, refetchMissed);
  return <UpdateNotice />;
}

import { useLiveNotifications } from '@yayan/site';
import { notificationListener } from './live-notifications.ts';
import { transport } from '../client/transport.ts';
import { useSignOutElsewhere } from '../session/use-sign-out-elsewhere.ts';

/** Listens to live notifications, and to a sign-out in another window, while it is mounted. */
export function LiveNotifications() {
  useSignOutElsewhere();
  useLiveNotifications(transport, true, notificationListener);
  return null;
}

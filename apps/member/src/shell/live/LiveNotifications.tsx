import { useLiveNotifications } from '@yayan/site';
import { notificationListener } from './live-notifications.ts';
import { transport } from '../client/transport.ts';
import { useSignOutElsewhere } from '../session/use-sign-out-elsewhere.ts';

/** Hears live news, and of a sign-out in another window, for as long as it is in the page. */
export function LiveNotifications() {
  useSignOutElsewhere();
  useLiveNotifications(transport, true, notificationListener);
  return null;
}

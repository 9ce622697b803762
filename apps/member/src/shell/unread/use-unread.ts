import { isRefusal, type NewMessages } from '@yayan/api-client';
import { useCheckNewMessages } from '@yayan/api-client/react';
import { paintedMs, useIdle } from '../start/use-idle.ts';

/**
 * The member's unread messages and notices; undefined when there are none. After a failed call the dots stay. The page's own
 * content comes first: this is requested when the browser is idle.
 */
export const useUnread = (): NewMessages | undefined => {
  const { data, error } = useCheckNewMessages({ query: { retry: false, enabled: useIdle(true, paintedMs) } });
  return isRefusal(error, 'NOTHING_NEW') ? undefined : data;
};

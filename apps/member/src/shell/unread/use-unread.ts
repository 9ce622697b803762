import { isRefusal, type NewMessages } from '@yayan/api-client';
import { useCheckNewMessages } from '@yayan/api-client/react';
import { paintedMs, useIdle } from '../start/use-idle.ts';

/**
 * What the member has not read; undefined when that is nothing. A failed call puts out no dot. The page's own content comes
 * first: dots are asked for when the browser is idle.
 */
export const useUnread = (): NewMessages | undefined => {
  const { data, error } = useCheckNewMessages({ query: { retry: false, enabled: useIdle(true, paintedMs) } });
  return isRefusal(error, 'NOTHING_NEW') ? undefined : data;
};

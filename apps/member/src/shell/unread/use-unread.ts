import { isRefusal, type NewMessages } from '@yayan/api-client';
import { useCheckNewMessages } from '@yayan/api-client/react';

/** What the member has not read; undefined when that is nothing. A failed call puts out no dot. */
export const useUnread = (): NewMessages | undefined => {
  const { data, error } = useCheckNewMessages({ query: { retry: false } });
  return isRefusal(error, 'NOTHING_NEW') ? undefined : data;
};

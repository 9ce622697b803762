import type { NewMessages } from '@yayan/api-client';
import { useCheckNewMessages } from '@yayan/api-client/react';
import { ApiError } from '@yayan/auth';

/** The server's answer when everything has been read. */
const nothingNew = 1105;

/** What the member has not read; undefined when that is nothing. A failed call puts out no dot. */
export const useUnread = (): NewMessages | undefined => {
  const { data, error } = useCheckNewMessages({ query: { retry: false } });
  return error instanceof ApiError && error.code === nothingNew ? undefined : data;
};

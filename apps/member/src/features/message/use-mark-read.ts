import { UndoReadRequestOf } from '@yayan/api-client';
import { useReadMessages, useReadNotices, useUndoRead } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { useEffect, useState } from 'react';
import { toaster } from '../../shell/client/client.ts';
import { serverDate } from '../../shell/client/server-date.ts';
import { useRefreshUnread } from '../../shell/unread/use-refresh-unread.ts';

/** How long 全部已读 can be undone (rule 7.8). */
const undoMs = 5000;

/** 全部已读 of messages or notices, and its undo for 5 seconds. */
export const useMarkAllRead = (of: UndoReadRequestOf) => {
  const refresh = useRefreshUnread();
  const [readAt, setReadAt] = useState<string>();
  const mutation = {
    onSuccess: (done: { readAt: string }) => {
      setReadAt(done.readAt);
      return refresh();
    },
    onError: (error: unknown) => void toaster.error(failureText(error)),
  };
  const messages = useReadMessages({ mutation });
  const notices = useReadNotices({ mutation });
  const undo = useUndoRead({
    mutation: { onSettled: refresh, onError: (error: unknown) => void toaster.error(failureText(error)) },
  });
  useEffect(() => {
    if (readAt === undefined) return undefined;
    const over = setTimeout(() => setReadAt(undefined), undoMs);
    return () => clearTimeout(over);
  }, [readAt]);
  const mark = of === UndoReadRequestOf.Messages ? messages : notices;
  return {
    isPending: mark.isPending,
    markAll: () => mark.mutate({ data: { scope: 'all', before: serverDate().toISOString() } }),
    /** Undoes the last 全部已读; undefined when it is too late. */
    undo:
      readAt === undefined
        ? undefined
        : () => {
            setReadAt(undefined);
            undo.mutate({ data: { of, readAt } });
          },
  };
};

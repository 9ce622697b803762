import { useDocumentVisibility } from '@mantine/hooks';
import { useReadMessages } from '@yayan/api-client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { linksTo } from './unread-links.ts';
import { useRefreshUnread } from './use-refresh-unread.ts';
import { useUnread } from './use-unread.ts';

/** Marks the messages as read that lead to the page the member is looking at (rule 7.24). */
export const useReadOpened = (): void => {
  const { pathname } = useLocation();
  const isSeen = useDocumentVisibility() === 'visible';
  const refresh = useRefreshUnread();
  // Without a network, the mark is sent when there is one again.
  const { mutate } = useReadMessages({ mutation: { onSuccess: refresh, networkMode: 'online' } });
  const opened = JSON.stringify(linksTo(useUnread()?.links ?? [], pathname));
  useEffect(() => {
    const links = JSON.parse(opened) as string[]; // Written above by `JSON.stringify`. As a string it stays equal while the links are the same.
    if (isSeen && links.length > 0) mutate({ data: { scope: 'linked', links } });
  }, [isSeen, mutate, opened]);
};

import { getContact } from '@yayan/api-client';
import { useLive } from '@yayan/api-client/react';
import { BottomNotices, PlannedMaintenance } from '@yayan/site';
import { UpdateNotice } from '@yayan/site/offline';
import { useLocation } from 'react-router';
import { isAnswering } from '../task/is-answering.ts';
import { refetchFor, refetchMissed } from './live-notifications.ts';
import { transport } from '../client/transport.ts';
import { useReadOpened } from '../unread/use-read-opened.ts';
import { HandInEnds } from './HandInEnds.tsx';

const askContact = async (): Promise<unknown> => await getContact({ client: transport, quiet: true });

/**
 * While mounted, listens to live events, to newer releases and to planned maintenance, and marks messages as read that lead to
 * the open page.
 */
export function LiveNotifications() {
  const { pathname, search } = useLocation();
  const answering = isAnswering(pathname, search);
  useReadOpened();
  useLive(transport, '*', refetchFor, refetchMissed);
  return (
    <BottomNotices>
      <PlannedMaintenance
        serverNow={transport.serverNow}
        ask={askContact}
        effect="期间不能答题和兑换，已写的答案会保存"
        pageSaysIt={answering}
      />
      <HandInEnds isQuiet={answering} />
      <UpdateNotice isQuiet={answering} />
    </BottomNotices>
  );
}

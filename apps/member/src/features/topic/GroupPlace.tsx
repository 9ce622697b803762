import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { ClientContext, getListMyGroupsQueryKey, useGetGroupMe, useLive } from '@yayan/api-client/react';
import type { GroupMe } from '@yayan/api-client';
import { isRefusal } from '@yayan/auth';
import { type DiscussionPlace, DiscussionProvider, refetchGroup } from '@yayan/discussion';
import { QueryView } from '@yayan/site';
import { SkeletonThread } from '@yayan/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { ClosedDoor } from './ClosedDoor.tsx';
import { FailedDiscussion } from './FailedDiscussion.tsx';
import { NotOpenDoor } from './NotOpenDoor.tsx';
import { queryClient, toaster } from '../../shell/client/client.ts';
import { transport } from '../../shell/client/transport.ts';
import { type GroupRoom, roomOf } from '../../shell/group/group-rooms.ts';

interface GroupPlaceProps {
  hash: string;
  /** Whether this is a part of a page that already has a title. */
  isPart?: boolean;
  children: (me: GroupMe) => ReactNode;
}

const inform = (message: string): void => void toaster.info(message);

const placeOf = (hash: string): DiscussionPlace => ({
  topicsHref: `/topic/list/${hash}`,
  sectionHref: ({ sectionId }) => `/topic/answer/${sectionId}`,
  myGroupsHref: '/topic',
  threadHref: ({ responseId }) => `/topic/questioning/${responseId}`,
  serverNow: transport.serverNow,
  inform,
});

interface Obstacle {
  title: string;
  help?: string;
}

const obstacleOf = (error: unknown): Obstacle | undefined => {
  if (isRefusal(error, 'NOT_INVITED', 25001))
    return {
      title: '你没有受邀参加这个讨论小组',
      help: '请用收到邀请的手机号登录。号码没错的话，请邀请你的人核对一下。',
    };
  if (isRefusal(error, 'GROUP_LEFT', 25017))
    return { title: '你已退出这个讨论小组', help: '想回来的话，请主持人再次邀请你。' };
  if (isRefusal(error, 'NOT_FOUND', 404)) return { title: '没有找到这个讨论小组' };
  return undefined;
};

/** Enters a group with the member's own session, without another sign-in, and shows its content. */
export function GroupPlace({ hash, isPart = false, children }: GroupPlaceProps) {
  const [room] = useState(() => roomOf(hash));
  const entry = useQuery({
    queryKey: ['group-room', hash],
    queryFn: room.enter,
    retry: false,
    staleTime: Infinity,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  if (isRefusal(entry.error, 'GROUP_NOT_OPEN', 10014)) return <NotOpenDoor hash={hash} isPart={isPart} />;
  const obstacle = obstacleOf(entry.error);
  if (obstacle !== undefined) return <ClosedDoor {...obstacle} isPart={isPart} />;
  return (
    <QueryView
      query={entry}
      skeleton={<SkeletonThread />}
      failed={isPart ? undefined : <FailedDiscussion query={entry} />}
    >
      {() => (
        <QueryClientProvider client={room.queries}>
          <ClientContext value={room.client}>
            <DiscussionProvider value={placeOf(hash)}>
              <Inside room={room}>{children}</Inside>
            </DiscussionProvider>
          </ClientContext>
        </QueryClientProvider>
      )}
    </QueryView>
  );
}

/** Answering inside may change what is owed: 我的讨论 refetches when it is next shown. */
const invalidateMyGroups = () => () =>
  void queryClient.invalidateQueries({ queryKey: getListMyGroupsQueryKey(), refetchType: 'none' });

function Inside({ room, children }: { room: GroupRoom; children: GroupPlaceProps['children'] }) {
  const me = useGetGroupMe();
  useEffect(invalidateMyGroups, []);
  const refetch = (): void => void refetchGroup(room.queries, null);
  useLive(room.client, '*', refetch, refetch);
  return (
    <QueryView query={me} skeleton={<SkeletonThread />}>
      {children}
    </QueryView>
  );
}

import type { Message } from '@yayan/api-client';
import { useListMessages, useReadMessages } from '@yayan/api-client/react';
import { ObjectTitle, QueryView } from '@yayan/site';
import { ButtonLink, formatMoment, SkeletonDetail, StatePanel } from '@yayan/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { FailedPage } from '../../shell/notices/FailedPage.tsx';
import { messageKinds } from './message-kinds.ts';
import { useRefreshUnread } from '../../shell/unread/use-refresh-unread.ts';
import classes from './MessagePage.module.css';

/** One message in full, with a button to its cause. Opening it marks it as read. */
export default function MessageDetailPage() {
  const { id = '' } = useParams();
  const query = useListMessages({ id }, { request: { quiet: true } });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonDetail />}
      notFound={<NoMessage />}
      failed={<FailedPage query={query} title="消息详情" back={back} />}
    >
      {({ items: [message] }) => (message ? <MessageDetail message={message} /> : <NoMessage />)}
    </QueryView>
  );
}

const back = { href: '/home/message', label: '消息中心' };

function MessageDetail({ message: { id, kind, title, body, link, read, createdAt } }: { message: Message }) {
  const refresh = useRefreshUnread();
  // Without a network, the mark is sent when there is one again.
  const { mutate } = useReadMessages({ mutation: { onSuccess: refresh, networkMode: 'online' } });
  useEffect(() => {
    if (!read) mutate({ data: { scope: 'some', ids: [id] } });
  }, [id, mutate, read]);
  const { name, see } = messageKinds[kind];
  return (
    <article className={classes['root']}>
      <ObjectTitle title={title} back={back} />
      <p className={classes['facts']}>
        {name} · {formatMoment(createdAt)}
      </p>
      <div className={classes['body']}>
        {body
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
      {link === null ? null : (
        <div>
          <ButtonLink href={link}>{see}</ButtonLink>
        </div>
      )}
    </article>
  );
}

function NoMessage() {
  return (
    <StatePanel
      heading
      stage="seed"
      title="没有找到这条消息"
      action={<ButtonLink href="/home/message">回消息中心</ButtonLink>}
    >
      消息只保留一年，也可能属于另一个账号。
    </StatePanel>
  );
}

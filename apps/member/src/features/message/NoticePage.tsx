import type { Notice } from '@yayan/api-client';
import { useGetNotice, useReadNotices } from '@yayan/api-client/react';
import { ObjectTitle, QueryView } from '@yayan/site';
import { ButtonLink, formatMoment, SkeletonDetail, StatePanel } from '@yayan/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { FailedPage } from '../../shell/notices/FailedPage.tsx';
import { RichTextView } from '../../shell/rich-text/RichTextView.tsx';
import { useRefreshUnread } from '../../shell/unread/use-refresh-unread.ts';
import classes from './MessagePage.module.css';

const list = '/home/message?tab=notices';
const back = { href: list, label: '公告' };

/** One notice in full. Opening it marks it as read. */
export default function NoticePage() {
  const { id = '' } = useParams();
  const query = useGetNotice(id, { request: { quiet: true } });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonDetail />}
      notFound={<NoNotice />}
      failed={<FailedPage query={query} title="公告" back={back} />}
    >
      {(notice) => <NoticeText notice={notice} />}
    </QueryView>
  );
}

function NoticeText({ notice: { id, title, body, read, publishedAt } }: { notice: Notice }) {
  const refresh = useRefreshUnread();
  // Without a network, the mark is sent when there is one again.
  const { mutate } = useReadNotices({ mutation: { onSuccess: refresh, networkMode: 'online' } });
  useEffect(() => {
    if (!read) mutate({ data: { scope: 'some', ids: [id] } });
  }, [id, mutate, read]);
  return (
    <article className={classes['root']}>
      <ObjectTitle title={title} back={back} />
      <p className={classes['facts']}>发布于 {formatMoment(publishedAt)}</p>
      <RichTextView blocks={body} />
    </article>
  );
}

function NoNotice() {
  return (
    <StatePanel
      heading
      stage="seed"
      title="没有找到这条公告"
      action={<ButtonLink href={list}>看其他公告</ButtonLink>}
    >
      它可能已经撤下。
    </StatePanel>
  );
}

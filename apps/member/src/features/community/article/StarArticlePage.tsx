import { useGetStarArticle } from '@yayan/api-client/react';
import { ObjectTitle, QueryView } from '@yayan/site';
import { Avatar, ButtonLink, formatDay, SkeletonDetail, StatePanel } from '@yayan/ui';
import { useParams } from 'react-router';
import { FailedPage } from '../../../shell/notices/FailedPage.tsx';
import { RichTextView } from '../../../shell/rich-text/RichTextView.tsx';
import classes from '../Community.module.css';

const back = { href: '/ranking', label: '达人榜' } as const;

/** A story of a star member. It disappears when the member no longer agrees to be named (rule 13.5). */
export default function StarArticlePage() {
  const { id = '' } = useParams();
  const query = useGetStarArticle(id, { request: { quiet: true } });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonDetail />}
      notFound={<NoArticle />}
      failed={<FailedPage query={query} title="达人故事" back={back} />}
    >
      {({ title, author, avatar, body, publishedAt }) => (
        <article className={classes['root']}>
          <ObjectTitle title={title} back={back} />
          {author === null ? null : (
            <p className={classes['author']}>
              <Avatar name={author} src={avatar} /> {author}
            </p>
          )}
          <RichTextView blocks={body} />
          <p className={classes['dim']}>{formatDay(publishedAt)}发布</p>
        </article>
      )}
    </QueryView>
  );
}

const NoArticle = () => (
  <StatePanel
    heading
    stage="seed"
    title="没有找到这篇故事"
    action={<ButtonLink href={back.href}>看达人榜</ButtonLink>}
  >
    它可能已经撤下，或主人公不再公开。
  </StatePanel>
);

import type { HelpArticle } from '@yayan/api-client';
import { useGetHelpArticle } from '@yayan/api-client/react';
import { ObjectTitle, QueryView } from '@yayan/site';
import { ButtonLink, formatDay, SkeletonDetail, StatePanel } from '@yayan/ui';
import { useParams } from 'react-router';
import { FailedPage } from '../../shell/notices/FailedPage.tsx';
import { RichTextView } from '../../shell/rich-text/RichTextView.tsx';
import { useIsSignedIn } from '../../shell/session/use-is-signed-in.ts';
import { Helpfulness } from './Helpfulness.tsx';
import classes from './HelpPage.module.css';
import { useHelpPlace } from './use-help-place.ts';

/** One help article. Anyone may read it; members say whether it helped. */
export default function HelpArticlePage() {
  const { id = '' } = useParams();
  const place = useHelpPlace();
  const query = useGetHelpArticle(id, { request: { quiet: true } });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonDetail />}
      notFound={<NoArticle />}
      failed={<FailedPage query={query} title="帮助文章" back={{ href: place.root, label: '全部帮助' }} />}
    >
      {(article) => <Article article={article} />}
    </QueryView>
  );
}

function Article({ article }: { article: HelpArticle }) {
  const { id, category, title, body, updatedAt, helpful } = article;
  const place = useHelpPlace();
  const isSignedIn = useIsSignedIn();
  return (
    <article className={classes['root']}>
      <ObjectTitle title={title} back={{ href: place.category(category.id), label: category.title }} />
      <RichTextView blocks={body} />
      <p className={classes['none']}>{formatDay(updatedAt)}更新</p>
      {isSignedIn ? <Helpfulness id={String(id)} helpful={helpful} /> : null}
    </article>
  );
}

function NoArticle() {
  const place = useHelpPlace();
  return (
    <StatePanel
      heading
      stage="seed"
      title="没有找到这篇文章"
      action={<ButtonLink href={place.root}>看全部帮助</ButtonLink>}
    >
      它可能已经更新或撤下。
    </StatePanel>
  );
}

import { useListStarArticles } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { formatDay, Link, SectionHeading, Skeleton } from '@yayan/ui';
import classes from '../Community.module.css';

/** Stories of star members; nothing while there are none. */
export function ArticleList() {
  const query = useListStarArticles();
  return (
    <QueryView query={query} skeleton={<Skeleton height={96} radius="lg" />}>
      {({ items }) =>
        items.length === 0 ? null : (
          <section>
            <SectionHeading title="达人故事" />
            <ul className={classes['list']}>
              {items.map(({ id, title, summary, author, publishedAt }) => (
                <li key={id}>
                  <Link href={`/ranking/article/${id}`} className={classes['card']}>
                    <b>{title}</b>
                    <span>{summary}</span>
                    <span className={classes['dim']}>
                      {author === null ? null : `${author} · `}
                      {formatDay(publishedAt)}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </QueryView>
  );
}

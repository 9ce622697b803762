import type { HelpSection } from '@yayan/api-client';
import { Link } from '@yayan/ui';
import classes from './HelpPage.module.css';
import { useHelpPlace } from './use-help-place.ts';

/** The articles of a section as links. */
export function ArticleLinks({ section: { id, title, articles } }: { section: HelpSection }) {
  const place = useHelpPlace();
  return (
    <ul className={classes['list']} aria-label={title}>
      {articles.map((article) => (
        <li key={article.id}>
          <Link href={place.article(id, article.id)} className={classes['row']}>
            <b>{article.title}</b>
            <span>{article.summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title.ts';
import classes from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  /** One sentence on what the page is for. */
  lead?: string;
  actions?: ReactNode;
}

/** The h1 of a page that isn't an object's, and the window's title. */
export function PageHead({ title, lead, actions }: PageHeadProps) {
  useDocumentTitle(title);
  return (
    <div className={classes['root']}>
      <div>
        <h1 className={classes['title']} tabIndex={-1}>
          {title}
        </h1>
        {lead ? <p className={classes['lead']}>{lead}</p> : null}
      </div>
      {actions ? <div className={classes['actions']}>{actions}</div> : null}
    </div>
  );
}

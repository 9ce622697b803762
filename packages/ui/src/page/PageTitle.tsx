import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import classes from './PageTitle.module.css';

interface PageTitleProps {
  title: string;
  /** One plain sentence on what the page is for. */
  lead?: string | undefined;
  back?: { href: string; label: string } | undefined;
  actions?: ReactNode;
}

/** The page's h1. A navigation moves the focus to it. */
export function PageTitle({ title, lead, back, actions }: PageTitleProps) {
  return (
    <div className={classes['root']}>
      <div>
        {back ? (
          <Link href={back.href} className={classes['back']}>
            <IconArrowLeft size={20} stroke={1.75} aria-hidden />
            {back.label}
          </Link>
        ) : null}
        <h1 className={classes['title']} tabIndex={-1}>
          {title}
        </h1>
        {lead ? <p className={classes['lead']}>{lead}</p> : null}
      </div>
      {actions ? <div className={classes['actions']}>{actions}</div> : null}
    </div>
  );
}

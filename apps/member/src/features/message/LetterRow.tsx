import { Link, VisuallyHidden } from '@yayan/ui';
import type { ReactNode } from 'react';
import classes from './MessagePage.module.css';

/** A message or a notice in its list. The whole row is a link; an unread one has a dot. */
export function LetterRow({
  href,
  icon,
  title,
  text,
  read,
  time,
  children,
}: {
  href: string;
  icon: ReactNode;
  title: string;
  text: string;
  read: boolean;
  time: string;
  /** A word below the text, such as its kind. */
  children?: ReactNode;
}) {
  return (
    <Link href={href} className={classes['row']}>
      <span className={classes['icon']}>{icon}</span>
      <span>
        <span className={classes['title']} data-unread={!read}>
          {read ? null : (
            <>
              <span className={classes['dot']} aria-hidden="true" />
              <VisuallyHidden>未读：</VisuallyHidden>
            </>
          )}
          {title}
        </span>
        <span className={classes['text']}>{text}</span>
        {children}
      </span>
      <span className={classes['time']}>{time}</span>
    </Link>
  );
}

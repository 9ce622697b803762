import type { ComponentProps } from 'react';
import classes from './LinkCard.module.css';

/** The frame of a card that is one link; the link is its `CardTitle`. */
export function LinkCard({ className, ...rest }: ComponentProps<'article'>) {
  return <article className={`${classes['root']} ${className ?? ''}`} {...rest} />;
}

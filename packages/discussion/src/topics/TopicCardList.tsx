import type { ReactNode } from 'react';
import classes from './TopicCards.module.css';

/** Cards of topics, each an `li`. */
export function TopicCardList({ children }: { children: ReactNode }) {
  return <ul className={classes['list']}>{children}</ul>;
}

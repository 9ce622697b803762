import { CursorList, type CursorListProps } from '@yayan/site';
import { SkeletonThread, StatePanel } from '@yayan/ui';
import type { ReactNode } from 'react';
import { GroupArchived } from '../place/GroupArchived.tsx';
import { isArchived, topicFailure } from '../topics/topic-failure.ts';
import classes from './Lists.module.css';

interface ListOfProps {
  list: CursorListProps['list'];
  empty: ReactNode;
  /** The items, each an `li`. */
  children: ReactNode;
}

/** A list of a respondent in each of its states, also when the group was archived meanwhile. */
export function ListOf({ list, empty, children }: ListOfProps) {
  if (list.items.length === 0 && isArchived(list.query.error)) return <GroupArchived isPart />;
  const closed = list.items.length === 0 ? topicFailure(list.query.error) : undefined;
  if (closed !== undefined) return <StatePanel stage="seed" title={closed} />;
  return (
    <CursorList list={list} skeleton={<SkeletonThread />} empty={empty}>
      <ul className={classes['list']}>{children}</ul>
    </CursorList>
  );
}

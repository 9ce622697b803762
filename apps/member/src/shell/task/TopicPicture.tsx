import type { TaskCard } from '@yayan/api-client';
import { topicArt } from './topic-art.tsx';
import { topicOf } from './topic-of.ts';
import classes from './TopicPicture.module.css';

/** A task's picture by its topic. It is decoration: the title is written beside it. */
export function TopicPicture({ task }: { task: Pick<TaskCard, 'type' | 'tags' | 'title'> }) {
  const { ground, shapes } = topicArt[topicOf(task)];
  return (
    <span className={classes['root']} data-ground={ground} aria-hidden="true">
      <svg viewBox="0 0 48 48" width="40" height="40">
        {shapes}
      </svg>
    </span>
  );
}

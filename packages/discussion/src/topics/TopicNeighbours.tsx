import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { ButtonLink } from '@yayan/ui';
import classes from './Topic.module.css';

interface TopicNeighboursProps {
  previous: string | null;
  next: string | null;
}

/** Links to the previous and the next topic. */
export function TopicNeighbours({ previous, next }: TopicNeighboursProps) {
  return (
    <nav className={classes['neighbours']} aria-label="相邻话题">
      {previous ? (
        <ButtonLink
          href={`/topic/${previous}`}
          variant="subtle"
          leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden />}
        >
          上一个话题
        </ButtonLink>
      ) : (
        <span />
      )}
      {next ? (
        <ButtonLink
          href={`/topic/${next}`}
          variant="light"
          rightSection={<IconArrowRight size={20} stroke={1.75} aria-hidden />}
        >
          下一个话题
        </ButtonLink>
      ) : null}
    </nav>
  );
}

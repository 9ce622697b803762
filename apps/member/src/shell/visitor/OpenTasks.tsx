import type { TaskCard } from '@yayan/api-client';
import { useRecommendTasks } from '@yayan/api-client/react';
import { formatCount, SectionHeading } from '@yayan/ui';
import { type ReactNode, useState } from 'react';
import { useHidesCoins } from '../session/use-hides-coins.ts';
import { minutesText, promiseText } from '../task/task-facts.ts';
import { TopicPicture } from '../task/TopicPicture.tsx';
import '../client/transport.ts';
import classes from './OpenTasks.module.css';
import { OpenTaskSheet } from './OpenTaskSheet.tsx';

const shown = 3;

interface OpenTasksProps {
  title: string;
  /** A link beside the title. */
  more?: { href: string; label: string } | undefined;
  /** The space to reserve while they load. */
  place?: ReactNode;
  className?: string | undefined;
}

/**
 * The newest tasks of the real wall, for a visitor on the landing page and where the wall asks them to sign in (rule 3.31). A card opens what its task asks, pays and takes, without leaving the
 * page. Renders nothing when there are none, or when they fail to load.
 */
export function OpenTasks({ title, more, place = null, className }: OpenTasksProps) {
  const hidesCoins = useHidesCoins();
  const [opened, setOpened] = useState<TaskCard>();
  const [isOpen, setOpen] = useState(false);
  const { data, isPending } = useRecommendTasks(
    { limit: shown },
    { query: { retry: false }, request: { quiet: true } },
  );
  if (isPending) return place;
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label={title} className={className}>
      <SectionHeading title={title} more={more} />
      <ul className={classes['list']}>
        {data.items.map((task) => (
          <li key={task.hashId}>
            <button
              type="button"
              className={classes['card']}
              aria-haspopup="dialog"
              onClick={() => {
                setOpened(task);
                setOpen(true);
              }}
            >
              <TopicPicture task={task} />
              <span className={classes['body']}>
                <strong>{task.title}</strong>
                <span className={classes['dim']}>
                  {[minutesText(task), promiseText(task)].filter((fact) => fact !== undefined).join(' · ')}
                </span>
              </span>
              {hidesCoins || task.coins === 0 ? null : (
                <span className={classes['reward']}>
                  <b>{formatCount(task.coins)}</b> 金币
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {opened ? (
        <OpenTaskSheet task={opened} opened={isOpen} hidesCoins={hidesCoins} onClose={() => setOpen(false)} />
      ) : null}
    </section>
  );
}

import { IconCheck, IconX } from '@tabler/icons-react';
import type { TaskExample } from '@yayan/api-client';
import { Sheet, StateBadge } from '@yayan/ui';
import { useState } from 'react';
import classes from './Examples.module.css';

const kinds = {
  good: { tone: 'green', label: '合格', icon: IconCheck },
  bad: { tone: 'red', label: '不合格', icon: IconX },
} as const;

const nameOf = ({ kind, caption }: TaskExample): string => `${kinds[kind].label}的示例：${caption}`;

/** What passes the review and what doesn't, to look at before photos are taken (rule 3.51). Each picture can be enlarged. */
export function Examples({ examples }: { examples: readonly TaskExample[] }) {
  // The last one stays in the closing sheet.
  const [last, setLast] = useState<TaskExample>();
  const [isOpen, setOpen] = useState(false);
  const enlarge = (example: TaskExample): void => {
    setLast(example);
    setOpen(true);
  };
  return (
    <>
      <ul className={classes['list']} aria-label="示例">
        {examples.map((example, at) => (
          // Two examples may be alike.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <button type="button" className={classes['small']} onClick={() => enlarge(example)}>
              <img src={example.picture} alt={`看大图，${nameOf(example)}`} />
            </button>
            <p className={classes['caption']}>
              <StateBadge {...kinds[example.kind]} /> {example.caption}
            </p>
          </li>
        ))}
      </ul>
      <Sheet
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={last ? `${kinds[last.kind].label}的示例` : '示例'}
        wide
      >
        {last ? (
          <figure className={classes['large']}>
            <img src={last.picture} alt={nameOf(last)} />
            <figcaption>{last.caption}</figcaption>
          </figure>
        ) : null}
      </Sheet>
    </>
  );
}

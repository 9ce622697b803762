import type { TaskExample } from '@yayan/console-client';
import { taskExampleKindLabels } from '@yayan/contract/console-labels';
import { StateBadge } from '@yayan/ui';
import classes from './Examples.module.css';

const tones = { good: 'green', bad: 'red' } as const;

function Kind({ kind }: Pick<TaskExample, 'kind'>) {
  return <StateBadge tone={tones[kind]} label={taskExampleKindLabels[kind]} />;
}

const nameOf = ({ kind, caption }: TaskExample): string => `${taskExampleKindLabels[kind]}的示例：${caption}`;

interface ExamplesProps {
  examples: readonly TaskExample[];
  /** The place of the one that is shown large; undefined while none is. */
  large: number | undefined;
  onChoose: (at: number) => void;
}

/** The task's examples, one of them large beside the photos. */
export function Examples({ examples, large, onChoose }: ExamplesProps) {
  const shown = large === undefined ? undefined : examples[large];
  return (
    <aside className={classes['root']} aria-label="任务的示例">
      {shown ? (
        <figure className={classes['large']}>
          <img src={shown.picture} alt={nameOf(shown)} />
          <figcaption>
            <Kind kind={shown.kind} /> {shown.caption}
          </figcaption>
        </figure>
      ) : null}
      <ul className={classes['list']}>
        {examples.map((example, at) => (
          // Two examples may be alike.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <button
              type="button"
              className={classes['small']}
              aria-pressed={at === large}
              aria-label={`对照${nameOf(example)}`}
              onClick={() => onChoose(at)}
            >
              <img src={example.picture} alt="" />
            </button>
            <span className={classes['caption']}>
              <Kind kind={example.kind} /> {example.caption}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

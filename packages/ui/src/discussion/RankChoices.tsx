import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { UnstyledButton } from '../mantine/actions/unstyled-button.ts';
import { VisuallyHidden } from '../mantine/layout/visually-hidden.ts';
import { moveInRank } from './rank-order.ts';
import classes from './RankChoices.module.css';
import type { VoteOption } from './vote-option.ts';

interface RankChoicesProps {
  options: readonly VoteOption[];
  /** The ids ranked so far, best first. */
  order: readonly string[];
  /** The most options that may be ranked. */
  most: number;
  onChange: (order: string[]) => void;
}

/**
 * Ranks options: pressing one gives it the next rank, and a ranked one can be moved up, down and out. The focus stays on the
 * moved option, and its new rank is announced.
 */
export function RankChoices({ options, order, most, onChange }: RankChoicesProps) {
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  /** The buttons to focus after a change: the first one that can be pressed. */
  const wanted = useRef<string[]>([]);
  useEffect(() => {
    for (const name of wanted.current.splice(0)) {
      const button = root.current?.querySelector<HTMLButtonElement>(`[data-rank="${name}"]:enabled`);
      if (button) return button.focus();
    }
  });
  const labelOf = (id: string): string => options.find((option) => option.id === id)?.label ?? '';
  const rest = options.filter(({ id }) => !order.includes(id));
  const change = (next: string[], id: string, focus: readonly string[]): void => {
    const place = next.indexOf(id) + 1;
    setSaid(place === 0 ? `${labelOf(id)}，已取消` : `${labelOf(id)}，排第 ${place}`);
    wanted.current = [...focus];
    onChange(next);
  };
  return (
    <div ref={root} className={classes['root']}>
      {order.length > 0 ? (
        <ol className={classes['ranked']} aria-label="我的排序">
          {order.map((id, index) => {
            const label = labelOf(id);
            return (
              <li key={id} className={classes['row']}>
                <span className={classes['place']}>{index + 1}</span>
                <span className={classes['label']}>{label}</span>
                <UnstyledButton
                  className={classes['move']}
                  aria-label={`上移 ${label}`}
                  data-rank={`up-${id}`}
                  disabled={index === 0}
                  onClick={() => change(moveInRank(order, id, -1), id, [`up-${id}`, `down-${id}`])}
                >
                  <IconArrowUp size={20} stroke={1.75} aria-hidden />
                </UnstyledButton>
                <UnstyledButton
                  className={classes['move']}
                  aria-label={`下移 ${label}`}
                  data-rank={`down-${id}`}
                  disabled={index === order.length - 1}
                  onClick={() => change(moveInRank(order, id, 1), id, [`down-${id}`, `up-${id}`])}
                >
                  <IconArrowDown size={20} stroke={1.75} aria-hidden />
                </UnstyledButton>
                <UnstyledButton
                  className={classes['move']}
                  aria-label={`取消 ${label}`}
                  onClick={() =>
                    change(
                      order.filter((other) => other !== id),
                      id,
                      [`take-${id}`],
                    )
                  }
                >
                  <IconX size={20} stroke={1.75} aria-hidden />
                </UnstyledButton>
              </li>
            );
          })}
        </ol>
      ) : null}
      {rest.map(({ id, label }, index) => (
        <UnstyledButton
          key={id}
          className={classes['rest']}
          data-rank={`take-${id}`}
          disabled={order.length >= most}
          onClick={() => {
            const next = rest[index + 1] ?? rest[index - 1];
            change([...order, id], id, [next ? `take-${next.id}` : '', `up-${id}`, `down-${id}`]);
          }}
        >
          {label}
          <span className={classes['hint']}>{order.length < most ? `排第 ${order.length + 1}` : ''}</span>
        </UnstyledButton>
      ))}
      <VisuallyHidden component="output">{said}</VisuallyHidden>
    </div>
  );
}

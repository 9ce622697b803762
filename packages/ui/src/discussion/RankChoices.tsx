import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { UnstyledButton } from '../mantine/actions/unstyled-button.ts';
import { moveInRank } from './rank-order.ts';
import classes from './RankChoices.module.css';
import type { VoteOption } from './vote-option.ts';

interface RankChoicesProps {
  options: readonly VoteOption[];
  /** The ids ranked so far, the best first. */
  order: readonly string[];
  /** How many may be ranked. */
  most: number;
  onChange: (order: string[]) => void;
}

/** Ranks options: pressing one gives it the next place, and a ranked one can be moved up, down and out. */
export function RankChoices({ options, order, most, onChange }: RankChoicesProps) {
  const labelOf = (id: string): string => options.find((option) => option.id === id)?.label ?? '';
  const rest = options.filter(({ id }) => !order.includes(id));
  return (
    <>
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
                  disabled={index === 0}
                  onClick={() => onChange(moveInRank(order, id, -1))}
                >
                  <IconArrowUp size={20} stroke={1.75} aria-hidden />
                </UnstyledButton>
                <UnstyledButton
                  className={classes['move']}
                  aria-label={`下移 ${label}`}
                  disabled={index === order.length - 1}
                  onClick={() => onChange(moveInRank(order, id, 1))}
                >
                  <IconArrowDown size={20} stroke={1.75} aria-hidden />
                </UnstyledButton>
                <UnstyledButton
                  className={classes['move']}
                  aria-label={`取消 ${label}`}
                  onClick={() => onChange(order.filter((other) => other !== id))}
                >
                  <IconX size={20} stroke={1.75} aria-hidden />
                </UnstyledButton>
              </li>
            );
          })}
        </ol>
      ) : null}
      {rest.map(({ id, label }) => (
        <UnstyledButton
          key={id}
          className={classes['rest']}
          disabled={order.length >= most}
          onClick={() => onChange([...order, id])}
        >
          {label}
          <span className={classes['hint']}>{order.length < most ? `排第 ${order.length + 1}` : ''}</span>
        </UnstyledButton>
      ))}
    </>
  );
}

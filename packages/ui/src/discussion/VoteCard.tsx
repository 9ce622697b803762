import { useId, useRef, useState } from 'react';
import { Button } from '../mantine/actions/button.tsx';
import classes from './VoteCard.module.css';
import { RankBar } from './RankBar.tsx';
import { RankChoices } from './RankChoices.tsx';
import { byRank } from './rank-order.ts';
import { VoteBar } from './VoteBar.tsx';
import type { VoteOption } from './vote-option.ts';
import { VoteChoice } from './VoteChoice.tsx';

interface VoteCardProps {
  question: string;
  options: readonly VoteOption[];
  /** The number of voters; undefined while it isn't shown. */
  total?: number | undefined;
  multiple?: boolean | undefined;
  /** With `multiple`: how many may be chosen. */
  most?: number | undefined;
  /** The choice is an order, best first; `onVote` gets it in this order. */
  ranked?: boolean | undefined;
  /** The initial choice, when an earlier vote is changed. */
  initial?: readonly string[] | undefined;
  /** The member's own choice once they have voted. Results are shown with it, or when `results` says so. */
  mine?: readonly string[] | undefined;
  results?: boolean | undefined;
  /** When results are shown, while the options have no counts; 「投票后可看结果」 by default. */
  resultsNote?: string | undefined;
  /** Who can see the choice: 「匿名投票」. */
  privacy?: string | undefined;
  /** 「11月25日 20:00 截止」, 「投票已结束」. */
  closing?: string | undefined;
  onVote?: ((ids: string[]) => void) | undefined;
  pending?: boolean | undefined;
}

/** The rank of an option, from 1; undefined without one. */
const placeIn = (order: readonly string[] = [], id: string): number | undefined =>
  order.includes(id) ? order.indexOf(id) + 1 : undefined;

/** A vote: choices before voting, bars after it. The own choice has a tick and a border. */
export function VoteCard({
  question,
  options,
  total,
  multiple = false,
  most = Infinity,
  ranked = false,
  initial,
  mine,
  results,
  resultsNote = '投票后可看结果',
  privacy,
  closing,
  onVote,
  pending,
}: VoteCardProps) {
  const [chosen, setChosen] = useState<readonly string[]>(initial ?? []);
  const [isPressed, setPressed] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  // Two votes on a page may have the same question.
  const group = useId();
  const open = mine === undefined && !results;
  const toggle = (id: string) => {
    if (!multiple) setChosen([id]);
    else if (chosen.includes(id)) setChosen(chosen.filter((other) => other !== id));
    else if (chosen.length < most) setChosen([...chosen, id]);
  };
  const submit = () => {
    if (chosen.length > 0) return onVote?.([...chosen]);
    setPressed(true);
    choices.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  const note = [
    open && ranked ? '按喜欢的顺序点选，可以上下移动' : undefined,
    open && multiple && !ranked && most < options.length ? `最多选 ${most} 项` : undefined,
    open && options.every(({ votes }) => votes === undefined) ? resultsNote : undefined,
    total === undefined ? undefined : `${total} 人已投`,
    privacy,
    closing,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <fieldset className={classes['root']}>
      <legend className={classes['question']}>{question}</legend>
      <p className={classes['note']}>{note}</p>
      <div ref={choices} className={classes['options']}>
        {open && ranked ? (
          <RankChoices options={options} order={chosen} most={most} onChange={setChosen} />
        ) : ranked ? (
          byRank(options).map((option) => (
            <RankBar key={option.id} option={option} count={options.length} mine={placeIn(mine, option.id)} />
          ))
        ) : (
          options.map((option) =>
            open ? (
              <VoteChoice
                key={option.id}
                option={option}
                total={total}
                group={group}
                multiple={multiple}
                checked={chosen.includes(option.id)}
                disabled={multiple && chosen.length >= most && !chosen.includes(option.id)}
                onToggle={() => toggle(option.id)}
              />
            ) : (
              <VoteBar
                key={option.id}
                option={option}
                total={total ?? 0}
                mine={mine?.includes(option.id) ?? false}
              />
            ),
          )
        )}
      </div>
      {open && onVote ? (
        <>
          {isPressed && chosen.length === 0 ? (
            <p role="alert" className={classes['alert']}>
              请先选一个答案
            </p>
          ) : null}
          <Button mt="md" loading={pending ?? false} onClick={submit}>
            提交投票
          </Button>
        </>
      ) : null}
    </fieldset>
  );
}

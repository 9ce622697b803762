import { useId } from 'react';
import classes from './VoteCard.module.css';
import { shareText } from './share-text.ts';
import type { VoteOption } from './vote-option.ts';

interface VoteChoiceProps {
  option: VoteOption;
  total: number | undefined;
  /** Name of the group of radio buttons. */
  group: string;
  multiple: boolean;
  checked: boolean;
  /** Whether no more options may be chosen. */
  disabled: boolean;
  onToggle: () => void;
}

export function VoteChoice({ option, total, group, multiple, checked, disabled, onToggle }: VoteChoiceProps) {
  const id = useId();
  return (
    <label className={classes['choice']} data-checked={checked}>
      <input
        type={multiple ? 'checkbox' : 'radio'}
        name={group}
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
        aria-labelledby={`${id}label`}
        {...(option.votes !== undefined && { 'aria-describedby': `${id}share` })}
      />
      <span id={`${id}label`} className={classes['label']}>
        {option.label}
      </span>
      {option.votes === undefined ? null : (
        <span id={`${id}share`} className={classes['share']}>
          {shareText(option.votes, total)}
        </span>
      )}
    </label>
  );
}

import classes from './VoteCard.module.css';

interface VoteChoiceProps {
  label: string;
  /** Name of the group of radio buttons. */
  group: string;
  multiple: boolean;
  checked: boolean;
  /** Whether no more options may be chosen. */
  disabled: boolean;
  onToggle: () => void;
}

export function VoteChoice({ label, group, multiple, checked, disabled, onToggle }: VoteChoiceProps) {
  return (
    <label className={classes['choice']} data-checked={checked}>
      <input
        type={multiple ? 'checkbox' : 'radio'}
        name={group}
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
      />
      {label}
    </label>
  );
}

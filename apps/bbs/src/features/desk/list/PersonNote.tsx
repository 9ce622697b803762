import { CloseButton } from '@yayan/ui';
import classes from './Notes.module.css';

/** Says that only one person's answers are shown, with a link back to all. */
export function PersonNote({ name, onClear }: { name: string | undefined; onClear: () => void }) {
  return (
    <p className={classes['note']}>
      <span>只看{name === undefined ? '一位受访者' : ` ${name} `}的回答</span>
      <CloseButton size="lg" aria-label="看所有人的回答" onClick={onClear} />
    </p>
  );
}

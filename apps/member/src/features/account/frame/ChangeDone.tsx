import { Button, Plant, useTakeFocus } from '@yayan/ui';
import { type ReactNode, useRef } from 'react';
import classes from './SheetForm.module.css';

interface ChangeDoneProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** The last step of a change: the new state and its side effects. */
export function ChangeDone({ title, children, onClose }: ChangeDoneProps) {
  const way = useRef<HTMLButtonElement>(null);
  useTakeFocus(way);
  return (
    <div className={classes['form']}>
      <output className={classes['done']}>
        <Plant stage="flower" />
        <strong>{title}</strong>
        <p>{children}</p>
      </output>
      <Button ref={way} fullWidth onClick={onClose}>
        知道了
      </Button>
    </div>
  );
}

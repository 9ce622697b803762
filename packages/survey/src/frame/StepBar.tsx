import { Progress } from '@yayan/ui';
import type { ReactNode } from 'react';
import classes from './Frame.module.css';

interface StepBarProps {
  /** Index of the step, from 0, and number of steps. Undefined while they are unknown. */
  at: number | undefined;
  of: number | undefined;
  /** Whether later answers may change the number. */
  isAbout: boolean;
  /** The unit of a step: 题 or 页. */
  unit: string;
  children?: ReactNode;
}

/** The bar above a questionnaire: the finished steps as a line, and the current one as text. It is full once submitted. */
export function StepBar({ at, of, isAbout, unit, children }: StepBarProps) {
  const isKnown = at !== undefined && of !== undefined;
  const total = isAbout ? `约 ${of}` : String(of);
  return (
    <div className={classes['top']}>
      <Progress
        value={isKnown ? (at / of) * 100 : 0}
        size={6}
        aria-label={isKnown ? `第 ${at + 1} ${unit}，${isAbout ? '' : '共 '}${total} ${unit}` : '进度'}
      />
      <div className={classes['facts']}>
        <span className={classes['place']}>{isKnown ? `第 ${at + 1} / ${total} ${unit}` : '\u{A0}'}</span>
        {children}
      </div>
    </div>
  );
}

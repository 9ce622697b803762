import type { Task } from '../task.ts';

/** About how long the task takes: measured once 20 people finished, else as declared (decisions §3). Minutes. */
export const minutesOf = ({
  medianSeconds,
  declaredMinutes,
}: Pick<Task, 'medianSeconds' | 'declaredMinutes'>): number | null =>
  medianSeconds === null ? declaredMinutes : Math.max(1, Math.round(medianSeconds / 60));

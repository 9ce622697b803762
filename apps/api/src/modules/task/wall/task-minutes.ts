import type { Task } from '../task.ts';

/** The minutes that a task takes: the declared ones, or the median after 20 people finished (rule 3.2). */
export const minutesOf = ({
  medianSeconds,
  declaredMinutes,
}: Pick<Task, 'medianSeconds' | 'declaredMinutes'>): number | null =>
  medianSeconds === null ? declaredMinutes : Math.max(1, Math.round(medianSeconds / 60));

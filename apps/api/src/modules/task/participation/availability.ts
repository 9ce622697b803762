import type { TaskAvailability } from '@yayan/contract';
import type { Task } from '../task.ts';

/** Whether the task is open to anybody now. */
export function availabilityOf(task: Task, now: Date): TaskAvailability {
  if (task.endsAt !== null && task.endsAt <= now) return 'ended';
  if (task.startsAt > now) return 'notStarted';
  if (task.pausedAt !== null) return 'paused';
  const isFull = task.quotaFull || (task.seats !== null && task.seatsTaken >= task.seats);
  return isFull ? 'full' : 'open';
}

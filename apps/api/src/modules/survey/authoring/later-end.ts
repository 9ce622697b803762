import type { Task } from '../../task/api.ts';

const DAY_MS = 86_400_000;

/**
 * Whether a file moves the end of a task that is there. A file counts whole days from now, so that the file of a task says
 * an end up to a day after its own.
 */
export const isLaterEnd = (known: Pick<Task, 'endsAt'> | undefined, endsAt: Date | null): boolean =>
  known !== undefined &&
  known.endsAt !== null &&
  (endsAt === null || endsAt.getTime() - known.endsAt.getTime() >= DAY_MS);

import { isRefusal } from '@yayan/auth';

/** What TIME_NOT_REACHED carries. Seconds. */
interface TimeNotReached {
  seconds: number;
  secondsNeeded: number;
}

/** How much time counts so far, from a refusal that says so; undefined for every other error. */
export const timeNotReached = (error: unknown): TimeNotReached | undefined =>
  // As the document describes the refusal's data.
  isRefusal(error, 'TIME_NOT_REACHED', 22033) ? (error.data as TimeNotReached) : undefined;

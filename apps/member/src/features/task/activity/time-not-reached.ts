import { isRefusal } from '@yayan/auth';

/** The data of TIME_NOT_REACHED, in seconds. */
interface TimeNotReached {
  seconds: number;
  secondsNeeded: number;
}

/** The time counted so far, from a TIME_NOT_REACHED refusal; undefined for other errors. */
export const timeNotReached = (error: unknown): TimeNotReached | undefined =>
  // The contract defines this refusal's data.
  isRefusal(error, 'TIME_NOT_REACHED', 22033) ? (error.data as TimeNotReached) : undefined;

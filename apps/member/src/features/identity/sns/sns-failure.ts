import { isRefusal } from '@yayan/api-client';
import { ApiError } from '@yayan/auth';

/** Why signing in through a third party failed. */
export interface SnsFailureView {
  kind: 'declined' | 'outdated' | 'taken' | 'linked' | 'unavailable' | 'unknown' | 'unanswered' | 'refused';
  /** The server's message. */
  msg?: string;
}

/** Turns the error of a failed call into the failure that the page shows. */
export const snsFailureOf = (error: unknown): SnsFailureView => {
  if (isRefusal(error, 'SNS_STATE_INVALID')) return { kind: 'outdated' };
  if (isRefusal(error, 'SNS_TAKEN')) return { kind: 'taken' };
  if (isRefusal(error, 'SNS_ALREADY_LINKED')) return { kind: 'linked' };
  if (isRefusal(error, 'SNS_UNAVAILABLE')) return { kind: 'unavailable' };
  if (error instanceof ApiError && error.kind !== 'network') return { kind: 'refused', msg: error.msg };
  return { kind: 'unanswered' };
};

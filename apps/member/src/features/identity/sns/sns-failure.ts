import { ApiError, isRefusal } from '@yayan/auth';

/** Why signing in through a third party failed. */
export interface SnsFailureView {
  kind: 'declined' | 'outdated' | 'taken' | 'linked' | 'unavailable' | 'unknown' | 'network' | 'refused';
  /** The server's message. */
  msg?: string;
}

/** Turns the error of a failed call into the failure that the page shows. */
export const snsFailureOf = (error: unknown): SnsFailureView => {
  if (isRefusal(error, 'SNS_STATE_INVALID', 20015)) return { kind: 'outdated' };
  if (isRefusal(error, 'SNS_TAKEN', 20014)) return { kind: 'taken' };
  if (isRefusal(error, 'SNS_ALREADY_LINKED', 20033)) return { kind: 'linked' };
  if (isRefusal(error, 'SNS_UNAVAILABLE', 20031)) return { kind: 'unavailable' };
  if (error instanceof ApiError && error.kind !== 'network') return { kind: 'refused', msg: error.msg };
  return { kind: 'network' };
};

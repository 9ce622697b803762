import { ApiError, isRefusal } from '@yayan/auth';

/** Why signing in through a third party did not work out. */
export interface SnsFailureView {
  kind: 'declined' | 'outdated' | 'taken' | 'linked' | 'unavailable' | 'unknown' | 'network' | 'refused';
  /** The server's own words. */
  msg?: string;
}

/** What a failed call means to somebody on the way in. */
export const snsFailureOf = (error: unknown): SnsFailureView => {
  if (isRefusal(error, 'SNS_STATE_INVALID', 20015)) return { kind: 'outdated' };
  if (isRefusal(error, 'SNS_TAKEN', 20014)) return { kind: 'taken' };
  if (isRefusal(error, 'SNS_ALREADY_LINKED', 20033)) return { kind: 'linked' };
  if (isRefusal(error, 'SNS_UNAVAILABLE', 20031)) return { kind: 'unavailable' };
  if (error instanceof ApiError && error.kind !== 'network') return { kind: 'refused', msg: error.msg };
  return { kind: 'network' };
};

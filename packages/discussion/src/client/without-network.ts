import { ApiError } from '@yayan/auth';

/** Whether a call failed because the device has no network, as it says itself. */
export const isWithoutNetwork = (error: unknown, isOnline = globalThis.navigator.onLine): boolean =>
  !isOnline && error instanceof ApiError && error.kind === 'network';

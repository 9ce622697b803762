import { ApiError } from '@yayan/auth';

/** Whether a call failed because the device is offline, according to the browser. */
export const isWithoutNetwork = (error: unknown, isOnline = globalThis.navigator.onLine): boolean =>
  !isOnline && error instanceof ApiError && error.kind === 'network';

import { isRefusal } from '@yayan/console-client';

/** A request for the same act on the same object, which waits. */
export interface WaitingRequest {
  id: string;
  askedBy: string;
  askedAt: string;
}

const isWaiting = (data: unknown): data is WaitingRequest =>
  typeof data === 'object' && data !== null && 'id' in data && 'askedBy' in data && 'askedAt' in data;

/** The request for which an act was refused; undefined for every other failure. */
export const waitingRequest = (error: unknown): WaitingRequest | undefined =>
  isRefusal(error, 'REQUEST_WAITS') && isWaiting(error.data) ? error.data : undefined;

import type { QueueState } from './queue-types.ts';

interface QueueFacts {
  /** Whether the server has everything. */
  readonly isEmpty: boolean;
  /** Whether drafts are not sent until something changes, and no page is to be sent either. */
  readonly isStopped: boolean;
  readonly hasFailed: boolean;
  readonly isOnline: boolean;
  /** Whether this browser could store the answers. */
  readonly hasRoom: boolean;
}

/** What a queue tells the respondent about their answers. */
export const queueState = ({ isEmpty, isStopped, hasFailed, isOnline, hasRoom }: QueueFacts): QueueState => {
  if (isEmpty) return 'saved';
  if (!hasFailed && isOnline && !isStopped) return 'sending';
  if (!hasRoom) return 'full';
  if (isStopped) return 'kept';
  return isOnline ? 'retrying' : 'waiting';
};

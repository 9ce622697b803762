import type { QueueState } from './queue-types.ts';

interface QueueFacts {
  /** Whether the server has everything. */
  readonly isEmpty: boolean;
  /** Whether drafts wait for the next change, and no page is to be sent either. */
  readonly isStopped: boolean;
  readonly hasFailed: boolean;
  readonly isOnline: boolean;
  /** Whether this browser could store the answers; undefined while it has not answered. */
  readonly hasRoom: boolean | undefined;
}

/** The state of a respondent's answers, to be shown. */
export const queueState = ({ isEmpty, isStopped, hasFailed, isOnline, hasRoom }: QueueFacts): QueueState => {
  if (isEmpty) return 'saved';
  if (!hasFailed && isOnline && !isStopped) return 'sending';
  if (hasRoom === undefined) return 'sending';
  if (!hasRoom) return 'full';
  if (isStopped) return 'kept';
  return isOnline ? 'retrying' : 'waiting';
};

import { LiveKind } from '@yayan/contract';
import type { LiveEvent } from '../../platform/events/events.ts';

/** Notifies a member's open pages that their coins changed. */
export const balanceEvent = (memberId: string, at: Date): LiveEvent => ({
  topic: `member:${memberId}`,
  payload: { kind: LiveKind.Balance, at: at.toISOString() },
});

import { LiveKind } from '@yayan/contract';
import type { News } from '../../platform/events/events.ts';

/** Notifies a member's open pages that their coins changed. */
export const balanceEvent = (memberId: string, at: Date): News => ({
  topic: `member:${memberId}`,
  payload: { kind: LiveKind.Balance, at: at.toISOString() },
});

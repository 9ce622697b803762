/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface AgentHook {
  id: Id;
  memberId: Id;
  participationId: Id;
  attempts: number;
  /**
     * Why the last attempt failed.
     * @maxLength 200
     * @nullable
     */
  fault: string | null;
  /** @nullable */
  deliveredAt: string | null;
  createdAt: Time;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgentHook } from './agentHook.ts';

export interface AgentHookPage {
  /** @maxItems 100 */
  items: AgentHook[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
}

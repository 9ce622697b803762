/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgentHookPage } from './agentHookPage.ts';
import type { Envelope } from './envelope.ts';

export type ListAgentHooks200 = Envelope & {
  data: AgentHookPage;
};

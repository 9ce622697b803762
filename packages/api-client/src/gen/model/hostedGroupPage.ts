/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HostedGroup } from './hostedGroup.ts';

export interface HostedGroupPage {
  items: HostedGroup[];
  /** @nullable */
  nextCursor: string | null;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HostedGroupSettings } from './hostedGroupSettings.ts';
import type { Id } from './id.ts';

export interface NewHostedGroup {
  id: Id;
  settings: HostedGroupSettings;
}

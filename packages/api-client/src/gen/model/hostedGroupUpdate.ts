/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupRevision } from './groupRevision.ts';
import type { HostedGroupSettings } from './hostedGroupSettings.ts';

export interface HostedGroupUpdate {
  revision: GroupRevision;
  settings: HostedGroupSettings;
}

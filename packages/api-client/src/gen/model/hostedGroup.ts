/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupLife } from './groupLife.ts';
import type { GroupRevision } from './groupRevision.ts';
import type { HostedGroupCounts } from './hostedGroupCounts.ts';
import type { HostedGroupPay } from './hostedGroupPay.ts';
import type { HostedGroupSettings } from './hostedGroupSettings.ts';
import type { Id } from './id.ts';
import type { PublicId } from './publicId.ts';

/**
 * A group as its hosts see it.
 */
export interface HostedGroup {
  id: Id;
  hash: PublicId;
  revision: GroupRevision;
  life: GroupLife;
  settings: HostedGroupSettings;
  counts: HostedGroupCounts;
  pay: HostedGroupPay;
}

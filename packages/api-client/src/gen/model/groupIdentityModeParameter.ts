/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupIdentityMode } from './groupIdentityMode.ts';

export type GroupIdentityModeParameter = GroupIdentityMode;

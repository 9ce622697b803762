/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMediaKind } from './groupMediaKind.ts';

export type ResponseMediaParameter = GroupMediaKind;

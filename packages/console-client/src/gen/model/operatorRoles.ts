/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorRole } from './operatorRole.ts';

/**
 * @minItems 1
 * @maxItems 6
 */
export type OperatorRoles = OperatorRole[];

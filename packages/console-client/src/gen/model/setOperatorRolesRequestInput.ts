/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorRoles } from './operatorRoles.ts';

export type SetOperatorRolesRequestInput = {
  roles: OperatorRoles;
};

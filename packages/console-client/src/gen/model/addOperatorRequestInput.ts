/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorName } from './operatorName.ts';
import type { OperatorRoles } from './operatorRoles.ts';

export type AddOperatorRequestInput = {
  name: OperatorName;
  roles: OperatorRoles;
};

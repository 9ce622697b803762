/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { OperatorName } from './operatorName.ts';
import type { OperatorRoles } from './operatorRoles.ts';
import type { OperatorState } from './operatorState.ts';
import type { Time } from './time.ts';

export interface OperatorAccount {
  id: Id;
  name: OperatorName;
  roles: OperatorRoles;
  state: OperatorState;
  createdAt: Time;
  /**
     * The last call; null if there was none.
     * @nullable
     */
  seenAt: string | null;
  /**
     * How many are open.
     * @minimum 0
     */
  sessions: number;
}

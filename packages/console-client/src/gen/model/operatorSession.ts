/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { OperatorName } from './operatorName.ts';
import type { OperatorRole } from './operatorRole.ts';
import type { Time } from './time.ts';

export interface OperatorSession {
  operatorId: Id;
  name: OperatorName;
  /** @maxItems 6 */
  roles: OperatorRole[];
  /**
     * What this operator may do, alone or with a second person.
     * @maxItems 60
     * @items.maxLength 40
     */
  permissions: string[];
  /** @maxLength 64 */
  csrfToken: string;
  endsAt: Time;
  /** The session ends when it makes no call for this long. */
  idleMinutes: number;
}

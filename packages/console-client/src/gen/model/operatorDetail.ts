/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorAccount } from './operatorAccount.ts';
import type { OperatorDevice } from './operatorDevice.ts';

export type OperatorDetail = OperatorAccount & ({
  /** @nullable */
  closedAt: string | null;
  /** @maxItems 100 */
  devices: OperatorDevice[];
  /**
     * How many the operator has.
     * @minimum 0
     * @maximum 10
     */
  passkeys: number;
  /**
     * Until when a one-time link may be taken; null if none was agreed to.
     * @nullable
     */
  linkUntil: string | null;
  /** Whether you may take it: only who asked for it may. */
  mayTakeLink: boolean;
});

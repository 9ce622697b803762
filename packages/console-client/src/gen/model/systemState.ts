/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SystemStateAuditSeal } from './systemStateAuditSeal.ts';
import type { SystemStateChecksItem } from './systemStateChecksItem.ts';
import type { SystemStateLedgerSeal } from './systemStateLedgerSeal.ts';
import type { SystemStateServersItem } from './systemStateServersItem.ts';
import type { Time } from './time.ts';

export interface SystemState {
  at: Time;
  /**
     * The last reconcile, by check; empty before the first one.
     * @maxItems 100
     */
  checks: SystemStateChecksItem[];
  /** @nullable */
  ledgerSeal: SystemStateLedgerSeal;
  /** @nullable */
  auditSeal: SystemStateAuditSeal;
  /**
     * The newest migration of the server that answers.
     * @maxLength 100
     * @nullable
     */
  schema: string | null;
  /**
     * @maxItems 1000
     * @items.maxLength 100
     */
  pending: string[];
  /**
     * The servers that were asked whether they are ready within the last hour.
     * @maxItems 100
     */
  servers: SystemStateServersItem[];
}

import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FileDeps } from '../../file/api.ts';
import type { CheckTickets, Sessions } from '../../identity/api.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** What the privacy centre needs from other areas. */
export interface PrivacyDeps {
  platform: Platform;
  files: FileDeps;
  checks: Pick<CheckTickets, 'use'>;
  sessions: Pick<Sessions, 'endAll'>;
  /** The personal data of each area, by its name in the export. */
  personalData: Readonly<Record<string, (db: Connection, memberId: string) => Promise<unknown>>>;
  /** Erase an area's data that identifies a member. */
  erasers: readonly ((tx: Tx, memberId: string, at: Date) => Promise<void>)[];
  /** The balances and orders that a member would lose. */
  losses: (
    db: Connection,
    memberId: string,
    at: Date,
  ) => Promise<{ coins: number; pendingCoins: number; cards: number; openOrders: number }>;
}

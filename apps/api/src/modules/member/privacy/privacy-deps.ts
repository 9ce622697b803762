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
  /** The data each area holds about a member, by its name in the export. */
  personalData: Readonly<Record<string, (db: Connection, memberId: string) => Promise<unknown>>>;
  /** Erases what an area holds that identifies a member. */
  erasers: readonly ((tx: Tx, memberId: string, at: Date) => Promise<void>)[];
  /** What a member would lose. */
  losses: (
    db: Connection,
    memberId: string,
    at: Date,
  ) => Promise<{ coins: number; pendingCoins: number; cards: number; openOrders: number }>;
}

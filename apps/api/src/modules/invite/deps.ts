import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Messages } from '../message/api.ts';

/** What the invite area needs from other areas and the platform. */
export interface InviteDeps {
  readonly platform: Pick<
    Platform,
    'config' | 'database' | 'clock' | 'random' | 'cipher' | 'events' | 'jobs'
  >;
  /** Sends messages to members. */
  readonly messages: Messages;
  /** Coins that a new member can earn with the open newcomer tasks. */
  readonly welcomeCoins: (db: Connection, at: Date) => Promise<number>;
}

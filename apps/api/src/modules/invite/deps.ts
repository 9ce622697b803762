import type { InviteStep } from '@yayan/contract';
import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Messages } from '../message/api.ts';

/** A completed step, with the member or participation that completed it. */
interface CompletedStep {
  readonly step: InviteStep;
  readonly cause: { readonly id: string; readonly openUntil?: Date | undefined };
}

/** What the invite area needs from other areas and the platform. */
export interface InviteDeps {
  readonly platform: Pick<
    Platform,
    'config' | 'database' | 'clock' | 'random' | 'cipher' | 'events' | 'jobs'
  >;
  /** Sends messages to members. */
  readonly messages: Messages;
  /** The steps that a member has completed so far and that were not reversed, each with its cause. */
  readonly stepsDone: (db: Connection, memberId: string) => Promise<readonly CompletedStep[]>;
  /** Whether a member has passed the real-name check. */
  readonly isVerified: (db: Connection, memberId: string) => Promise<boolean>;
  /** Coins that a new member can earn with the open newcomer tasks. */
  readonly welcomeCoins: (db: Connection, at: Date) => Promise<number>;
}

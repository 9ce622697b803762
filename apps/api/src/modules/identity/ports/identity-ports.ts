import type { Transaction } from 'kysely';
import type { Origin } from '../../../call/call.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';

/** A new member, inside the transaction that makes them one. */
export interface Newcomer {
  readonly memberId: string;
  /** The invite code as they typed it. */
  readonly inviteCode: string | null;
  /** Blind index of the mobile they proved. */
  readonly mobileIndex: string;
  readonly origin: Pick<Origin, 'address' | 'deviceId' | 'browser'>;
  readonly at: Date;
}

/** What other areas add to identity. */
export interface IdentityPorts {
  /** Called for each new member. When it refuses, nobody becomes a member. */
  readonly joined?: (tx: Transaction<Schema>, newcomer: Newcomer) => Promise<void>;
}

import type { Transaction } from 'kysely';
import type { Origin } from '../../../http/call.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';

/** Somebody who has just become a member, inside the transaction that makes them one. */
export interface Newcomer {
  readonly memberId: string;
  /** Whose invitation they came by, as they typed it. */
  readonly inviteCode: string | null;
  /** Blind index of the mobile they proved. */
  readonly mobileIndex: string;
  readonly origin: Pick<Origin, 'address' | 'deviceId' | 'browser'>;
  readonly at: Date;
}

/** What other areas do for identity. */
export interface IdentityPorts {
  /** Told of each new member; a refusal makes nobody a member. */
  readonly joined?: (tx: Transaction<Schema>, newcomer: Newcomer) => Promise<void>;
}

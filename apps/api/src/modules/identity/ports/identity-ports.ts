import type { Origin } from '../../../call/call.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Random } from '../../../platform/random.ts';
import type { Tx } from '../../../platform/database/tx.ts';

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

/** What other members see of a member. */
interface MemberCard {
  nickname: string;
  avatar: string | null;
}

/** What identity needs from other areas. */
export interface IdentityPorts {
  /** Makes a new member's profile, with this nickname or one that nobody has. */
  readonly openProfile: (
    tx: Tx,
    random: Random,
    newcomer: { memberId: string; nickname?: string; at: Date },
  ) => Promise<void>;
  /** The nickname and picture of a member; undefined if there is no such member. */
  readonly memberCard: (db: Connection, memberId: string) => Promise<MemberCard | undefined>;
  /** Called for each new member. When it refuses, nobody becomes a member. */
  readonly joined?: (tx: Tx, newcomer: Newcomer) => Promise<void>;
}

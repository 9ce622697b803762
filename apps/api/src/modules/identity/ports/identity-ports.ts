import type { Origin } from '../../../call/call.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Random } from '../../../platform/random.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A new member, inside the transaction that creates them. */
export interface Newcomer {
  readonly memberId: string;
  /** The invitation code as the member typed it. */
  readonly inviteCode: string | null;
  /** Blind index of the proven mobile. */
  readonly mobileIndex: string;
  readonly origin: Pick<Origin, 'address' | 'deviceId' | 'browser'>;
  readonly at: Date;
}

/** The data of a member that other members see. */
interface MemberCard {
  nickname: string;
  avatar: string | null;
}

/** The functions of other areas that identity needs. */
export interface IdentityPorts {
  /** Creates a new member's profile, with this nickname or an unused one. */
  readonly openProfile: (
    tx: Tx,
    random: Random,
    newcomer: { memberId: string; nickname?: string; at: Date },
  ) => Promise<void>;
  /** The nickname and picture of a member; undefined if there is no such member. */
  readonly memberCard: (db: Connection, memberId: string) => Promise<MemberCard | undefined>;
  /** Called for each new member. If it refuses, the person doesn't become a member. */
  readonly joined?: (tx: Tx, newcomer: Newcomer) => Promise<void>;
}

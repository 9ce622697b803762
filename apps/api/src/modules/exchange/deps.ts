import type { AdultStatus, DataOf } from '@yayan/contract';
import type { Transaction } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/gen/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EncryptedFields } from '../../platform/field-encryption/encrypted-fields.ts';
import type { Issuers } from './fulfilment/ports/configured-issuers.ts';

export type LevelRule = DataOf<'getExchangeInfo'>['rule'];

/** What other areas and the configuration of the exchange bring. */
export interface ExchangeParts {
  platform: Platform;
  /** The rule of the reward area: what a credit gives. */
  levelRuleOf: (credit: number) => LevelRule;
  /** Opens accounts and numbers that browsers encrypted. */
  fields?: Pick<EncryptedFields, 'open'>;
  /** Result of the real-name check; null, also when left out, without one. */
  adultStatusOf?: (db: Connection, memberId: string) => Promise<AdultStatus | null>;
  /** Coins that invitations have brought a member, exchanged since or not; 0, also when left out, without any. */
  invitationCoinsOf?: (db: Connection, memberId: string) => Promise<number>;
  /** Told of each account that a member lets money go to, in words that are the same for the same account. */
  notePayee?: (tx: Transaction<Schema>, memberId: string, account: string) => Promise<void>;
  /** Who issues what; by the configuration unless told. */
  issuers?: Issuers;
  /** Orders of at most so many coins are approved by rule, larger ones wait for an operator (decisions §5). */
  autoApproveCoins?: number;
}

/** The exchange area as its rules see it. */
export type Exchange = Required<ExchangeParts>;

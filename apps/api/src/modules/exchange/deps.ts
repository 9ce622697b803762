import type { AdultStatus, DataOf } from '@yayan/contract';
import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EncryptedFields } from '../../platform/field-encryption/encrypted-fields.ts';
import type { FulfilmentChannel } from './catalogue/fulfilment-channel.ts';
import type { Issuers } from './fulfilment/ports/configured-issuers.ts';
import type { Tx } from '../../platform/database/tx.ts';

export type LevelRule = DataOf<'getExchangeInfo'>['rule'];

/** The parts that the exchange needs from other areas and from the configuration. */
export interface ExchangeDeps {
  platform: Platform;
  /** The rules of a credit level, from the reward area. */
  levelRuleOf: (credit: number, db: Connection) => LevelRule | Promise<LevelRule>;
  /** Decrypts the accounts and numbers that browsers encrypted. */
  fields?: Pick<EncryptedFields, 'open'>;
  /** Result of the real-name check; null without one. By default nobody has one. */
  adultStatusOf?: (db: Connection, memberId: string) => Promise<AdultStatus | null>;
  /** Coins that invitations have brought a member, spent or not. By default 0. */
  invitationCoinsOf?: (db: Connection, memberId: string) => Promise<number>;
  /** Called with each account that a member is paid to. The same account always has the same text. */
  recordPayee?: (tx: Tx, memberId: string, account: string) => Promise<void>;
  /** The issuers. By default those of the configuration. */
  issuers?: Issuers;
  /** Orders of at most this many coins are approved by rule. Larger ones wait for an operator (rule 5.6). */
  autoApproveCoins?: number;
}

/** `ExchangeDeps` with all defaults. */
export interface Exchange extends Required<ExchangeDeps> {
  /** The working channels of these issuers. */
  channels: ReadonlySet<FulfilmentChannel>;
}

import type { AdultStatus, DataOf } from '@yayan/contract';
import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EncryptedFields } from '../../platform/field-encryption/encrypted-fields.ts';
import type { FulfilmentChannel } from './catalogue/fulfilment-channel.ts';
import type { Issuers } from './fulfilment/ports/configured-issuers.ts';
import type { Tx } from '../../platform/database/tx.ts';

export type LevelRule = DataOf<'getExchangeInfo'>['rule'];

/** What the exchange needs from other areas and from the configuration. */
export interface ExchangeDeps {
  platform: Platform;
  /** What a credit allows, by the rules of the reward area. */
  levelRuleOf: (credit: number) => LevelRule;
  /** Opens accounts and numbers that browsers encrypted. */
  fields?: Pick<EncryptedFields, 'open'>;
  /** Result of the real-name check; null without one. Left out: nobody has one. */
  adultStatusOf?: (db: Connection, memberId: string) => Promise<AdultStatus | null>;
  /** Coins that invitations have brought a member, exchanged since or not. Left out: 0. */
  invitationCoinsOf?: (db: Connection, memberId: string) => Promise<number>;
  /** Called with each account a member is paid to; the same account gives the same text. */
  notePayee?: (tx: Tx, memberId: string, account: string) => Promise<void>;
  /** The issuers; from the configuration unless given. */
  issuers?: Issuers;
  /** Orders of at most so many coins are approved by rule; larger ones wait for an operator (rule 5.6). */
  autoApproveCoins?: number;
}

/** The same with every default filled in. */
export interface Exchange extends Required<ExchangeDeps> {
  /** The channels that work with these issuers. */
  channels: ReadonlySet<FulfilmentChannel>;
}

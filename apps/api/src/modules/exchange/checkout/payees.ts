import { type DataOf, PayeeChannel } from '@yayan/contract';
import type { Transaction } from 'kysely';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { type Delivery, maskAccount, maskName } from './delivery.ts';
import type { Exchange } from '../deps.ts';
import { putPayee, selectPayee, selectPayees } from './payee-store.ts';

const SHOWN = 5;

/** The accounts that a member was paid to before, masked; the one used last is preferred. */
export async function savedPayees(
  cipher: Cipher,
  db: Connection,
  memberId: string,
): Promise<DataOf<'getExchangeInfo'>['payees']> {
  const rows = await selectPayees(db, memberId, SHOWN);
  return rows.map(({ id, account_sealed: account, name_sealed: name }, index) => ({
    id,
    channel: PayeeChannel.Alipay,
    account: maskAccount(cipher.open(account)),
    name: maskName(cipher.open(name)),
    preferred: index === 0,
  }));
}

/** A saved account in full; undefined when the member has none of this id. */
export async function findPayee(
  cipher: Cipher,
  db: Connection,
  memberId: string,
  id: string,
): Promise<Extract<Delivery, { outlet: 'alipay' }> | undefined> {
  const row = await selectPayee(db, memberId, id);
  return (
    row && { outlet: 'alipay', account: cipher.open(row.account_sealed), name: cipher.open(row.name_sealed) }
  );
}

/**
 * Tells of the account that an order is paid to, and keeps one that was typed for the next order; everything else is not
 * kept.
 */
export async function keepPayee(
  { platform: { cipher, clock, random }, notePayee }: Pick<Exchange, 'platform' | 'notePayee'>,
  tx: Transaction<Schema>,
  memberId: string,
  delivery: Delivery,
): Promise<void> {
  if (delivery.outlet === 'wechat')
    await notePayee(tx, memberId, `wechat:${delivery.appId}:${delivery.openId}`);
  if (delivery.outlet !== 'alipay') return;
  await notePayee(tx, memberId, `alipay:${delivery.account.toLowerCase()}`);
  await putPayee(tx, {
    member_id: memberId,
    id: random.uuid(),
    channel: PayeeChannel.Alipay,
    account_sealed: cipher.seal(delivery.account),
    name_sealed: cipher.seal(delivery.name),
    account_index: cipher.blindIndex(JSON.stringify(['payee', delivery.account])),
    used_at: clock.now(),
  });
}

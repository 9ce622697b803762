import { type DataOf, PayeeChannel } from '@yayan/contract';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { WechatPayee } from '../../identity/api.ts';
import { wechatPayee } from '../../identity/module.ts';
import { maskName } from '../../member/module.ts';
import { type Delivery, maskAccount } from '../fulfilment/delivery.ts';
import type { Exchange } from '../deps.ts';
import { putPayee, selectPayee, selectPayees } from './payee-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const SHOWN = 5;

/** The payout accounts that a member has used, masked. The latest one is preferred. */
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

/** A saved account, unmasked; undefined when the member has none with this id. */
export async function findPayee(
  cipher: Cipher,
  db: Connection,
  memberId: string,
  id: string,
): Promise<Extract<Delivery, { channel: 'alipay' }> | undefined> {
  const row = await selectPayee(db, memberId, id);
  return (
    row && { channel: 'alipay', account: cipher.open(row.account_sealed), name: cipher.open(row.name_sealed) }
  );
}

/** The member's bound WeChat account that can receive cash; null if there is none, or WeChat is not configured. */
export async function findWechat(
  { platform: { cipher, config } }: Pick<Exchange, 'platform'>,
  db: Connection,
  memberId: string,
): Promise<WechatPayee | null> {
  const appId = config.payout.wechat?.appId;
  return appId === undefined ? null : await wechatPayee(db, cipher, memberId, appId);
}

/** Reports the account of an order, and saves an Alipay account for the next order. Other accounts are not saved. */
export async function savePayee(
  { platform: { cipher, clock, random }, recordPayee }: Pick<Exchange, 'platform' | 'recordPayee'>,
  tx: Tx,
  memberId: string,
  delivery: Delivery,
): Promise<void> {
  if (delivery.channel === 'wechat')
    await recordPayee(tx, memberId, `wechat:${delivery.appId}:${delivery.openId}`);
  if (delivery.channel !== 'alipay') return;
  await recordPayee(tx, memberId, `alipay:${delivery.account.toLowerCase()}`);
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

import { BenefitTarget, type BodyOf, OrderField, PayeeChannel, type DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { findConsignee, maskName } from '../../member/module.ts';
import type { Benefit } from '../catalogue/benefit.ts';
import { type Delivery, maskAccount } from '../fulfilment/delivery.ts';
import { payeeChannelsOf } from '../catalogue/offered-benefits.ts';
import type { Exchange } from '../deps.ts';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { WechatPayee } from '../../identity/api.ts';
import { wechatPayee, selectOwnMobile } from '../../identity/module.ts';
import { putPayee, selectPayee, selectPayees } from './checkout-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A problem with a field of the order form, in words for the member. */
export interface Problem {
  field: OrderField;
  message: string;
}

/** Refuses with ORDER_FORM_INVALID. */
export function refuseForm(problems: Problem[]): never {
  return refuse('ORDER_FORM_INVALID', { problems });
}

/** The fields of an order form that give the destination. */
type DestinationFields = Pick<BodyOf<'placeOrder'>, 'payeeId' | 'payee' | 'mobile' | 'consigneeId'>;

interface Question {
  memberId: string;
  benefit: Pick<Benefit, 'target' | 'channels'>;
  given: DestinationFields;
}

type DestinationDeps = Pick<Exchange, 'platform' | 'fields' | 'channels'>;

const MOBILE = /^1[3-9]\d{9}$/;
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@]{2,}$/;
const NAME = /^[\p{Script=Han}\p{L}][\p{Script=Han}\p{L}·. ]{0,48}[\p{Script=Han}\p{L}.]$/u;

/**
 * The destination of an order, unmasked, or the problem with the given fields. Decrypts fields and records in `db` that
 * they were used. Refuses with DECRYPTION_FAILED.
 */
export async function readDestination(
  deps: DestinationDeps,
  db: Connection,
  question: Question,
): Promise<Delivery | Problem> {
  switch (question.benefit.target) {
    case BenefitTarget.Codes:
      return { channel: 'codes' };
    case BenefitTarget.Payee:
      return await readPayee(deps, db, question);
    case BenefitTarget.Mobile:
      return await readMobile(deps, db, question);
    case BenefitTarget.Consignee:
      return await readConsignee(deps, db, question);
  }
}

async function readPayee(
  deps: DestinationDeps,
  db: Connection,
  { memberId, benefit, given: { payeeId, payee } }: Question,
): Promise<Delivery | Problem> {
  const channels = payeeChannelsOf(benefit, deps.channels);
  const wrong = (message: string): Problem => ({ field: OrderField.PayeeId, message });
  if ((payeeId === undefined) === (payee === undefined)) return wrong('请选择收款账户');
  if (payee?.channel === PayeeChannel.Wechat) {
    const wechat = channels.includes(PayeeChannel.Wechat) ? await findWechat(deps, db, memberId) : null;
    return wechat === null ? wrong('还没有绑定可以收款的微信') : { channel: 'wechat', ...wechat };
  }
  if (!channels.includes(PayeeChannel.Alipay)) return wrong('这项福利不能打款到支付宝');
  if (payeeId !== undefined)
    return (
      (await findPayee(deps.platform.cipher, db, memberId, payeeId)) ??
      wrong('这个收款账户已不存在，请重新选择')
    );
  return await readAlipay(deps, db, payee);
}

async function readAlipay(
  { fields }: DestinationDeps,
  db: Connection,
  payee: DestinationFields['payee'],
): Promise<Delivery | Problem> {
  if (payee?.account === undefined) return { field: OrderField.PayeeAccount, message: '请输入支付宝账号' };
  if (payee.name === undefined) return { field: OrderField.PayeeName, message: '请输入收款人姓名' };
  const [account, name] = await fields.open([payee.account, payee.name], db);
  return checkAlipay(account, name);
}

/** An Alipay account as it was typed, or what is wrong with it. */
export function checkAlipay(typedAccount: string, typedName: string): Delivery | Problem {
  // People type full-width digits, and spaces between groups of digits. Neither is part of the account.
  const account = typedAccount.normalize('NFKC').replaceAll(/\s/g, '');
  const name = typedName.normalize('NFC').trim();
  if (!MOBILE.test(account) && !EMAIL.test(account))
    return { field: OrderField.PayeeAccount, message: '支付宝账号应为手机号或邮箱' };
  if (!NAME.test(name)) return { field: OrderField.PayeeName, message: '请填写与账号实名一致的姓名' };
  return { channel: 'alipay', account, name };
}

async function readMobile(
  { fields, platform }: DestinationDeps,
  db: Connection,
  { memberId, given }: Question,
): Promise<Delivery | Problem> {
  if (given.mobile !== undefined) {
    const [mobile] = await fields.open([given.mobile], db);
    return checkTopup(mobile);
  }
  return checkTopup((await selectOwnMobile(platform.cipher, db, memberId)) ?? '');
}

/** A mobile to top up, or what is wrong with it. */
export const checkTopup = (mobile: string): Delivery | Problem =>
  isMobile(mobile)
    ? { channel: 'mobile', mobile }
    : { field: OrderField.Mobile, message: '手机号应为 11 位数字' };

/** Whether this is a mobile of mainland China. */
export const isMobile = (text: string): boolean => MOBILE.test(text);

async function readConsignee(
  { platform }: DestinationDeps,
  db: Connection,
  { memberId, given: { consigneeId } }: Question,
): Promise<Delivery | Problem> {
  const found =
    consigneeId === undefined ? undefined : await findConsignee(platform.cipher, db, memberId, consigneeId);
  return found
    ? { channel: 'consignee', ...found }
    : { field: OrderField.ConsigneeId, message: '请选择收货地址' };
}

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

/** Reports the account that an order pays to. */
export async function reportPayee(
  { recordPayee }: Pick<Exchange, 'recordPayee'>,
  tx: Tx,
  memberId: string,
  delivery: Delivery,
): Promise<void> {
  if (delivery.channel === 'wechat')
    await recordPayee(tx, memberId, `wechat:${delivery.appId}:${delivery.openId}`);
  if (delivery.channel === 'alipay')
    await recordPayee(tx, memberId, `alipay:${delivery.account.toLowerCase()}`);
}

/** Reports the account of an order, and saves an Alipay account for the next order. Other accounts are not saved. */
export async function savePayee(
  { platform: { cipher, clock, random }, recordPayee }: Pick<Exchange, 'platform' | 'recordPayee'>,
  tx: Tx,
  memberId: string,
  delivery: Delivery,
): Promise<void> {
  await reportPayee({ recordPayee }, tx, memberId, delivery);
  if (delivery.channel !== 'alipay') return;
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

import {
  type ActOutcome,
  markOrderPaid,
  markOrderUnpaid,
  type PlainActRequest,
  passOrder as callPass,
  refuseOrder as callRefuse,
  retryOrder as callRetry,
  revokeOperatorOrder,
  shipOrder as callShip,
  undoShipment as callUndo,
} from '@yayan/console-client';
import type { ActDefinition } from '../../shell/act/act-definition.ts';
import { ReceiptForm } from './ReceiptForm.tsx';
import { type ShipmentDraft, ShipmentForm } from './ShipmentForm.tsx';

type PlainCall = (
  id: string,
  request: PlainActRequest,
  headers: { 'Idempotency-Key': string },
) => Promise<ActOutcome>;

type PlainAct = Omit<ActDefinition<undefined>, 'permissions' | 'initial' | 'perform'>;

const plain = (call: PlainCall, act: PlainAct, permissions = ['orders']): ActDefinition<undefined> => ({
  ...act,
  permissions,
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => call(id, request, { 'Idempotency-Key': key }),
});

const mayIssue = ['orders', 'orders.large'];

/** Lets an order be issued. */
export const passOrder = plain(
  callPass,
  {
    label: '通过…',
    title: '通过兑换',
    consequence: '进入发放，会员会收到消息。',
    needsReason: false,
    isMain: true,
  },
  mayIssue,
);

/** Refuses an order. */
export const refuseOrder = plain(callRefuse, {
  label: '不通过…',
  title: '不通过兑换',
  consequence: '金币退回，会员会读到原因。',
  reasonIsRead: true,
  needsReason: true,
  isDangerous: true,
  reasons: ['收款账号与实名不一致', '账号正在核对'],
});

/** Issues again what failed. */
export const retryOrder = plain(
  callRetry,
  {
    label: '重新发放…',
    title: '重新发放',
    consequence: '再向渠道发一次。上一次没有付出，才会成功。',
    needsReason: false,
    isMain: true,
  },
  mayIssue,
);

/** Revokes an order that isn't issued. */
export const revokeOrder = plain(revokeOperatorOrder, {
  label: '撤销…',
  title: '撤销兑换',
  consequence: '金币退回，会员会收到消息。',
  needsReason: true,
  isDangerous: true,
  reasons: ['会员要求取消', '福利停止供应'],
});

/** Says that a held order was not paid. */
export const markUnpaid = plain(markOrderUnpaid, {
  label: '没有到账…',
  title: '确认没有到账',
  consequence: '在渠道后台查过，这笔没有付出。之后可以重新发放。',
  needsReason: true,
  reasons: ['渠道后台查无此单'],
});

/** Undoes a shipment within a day. */
export const undoShipment = plain(callUndo, {
  label: '撤回寄出…',
  title: '撤回寄出',
  consequence: '登记后一天内可以撤回，回到待寄出。',
  needsReason: true,
  reasons: ['运单号填错了'],
});

/** Says that a held order was paid. */
export const markPaid: ActDefinition<{ receipt: string }> = {
  label: '已经到账…',
  title: '确认已到账',
  consequence: '在渠道后台查到这笔已经付出。兑换单变成已发放。',
  permissions: ['orders'],
  needsReason: true,
  reasons: ['支付宝后台已查到这笔转账'],
  initial: { receipt: '' },
  Form: ReceiptForm,
  isReady: ({ receipt }) => /^[0-9A-Za-z_]{1,64}$/u.test(receipt),
  perform: (id, request, key) => markOrderPaid(id, request, { 'Idempotency-Key': key }),
};

/** Says that a parcel is on its way. */
export const shipOrder: ActDefinition<ShipmentDraft> = {
  label: '寄出…',
  title: '登记寄出',
  consequence: '会员会看到快递公司和运单号。',
  permissions: ['orders'],
  needsReason: false,
  isMain: true,
  initial: { carrier: undefined, company: '', number: '' },
  Form: ShipmentForm,
  isReady: ({ carrier, company, number }) =>
    carrier !== undefined && number.trim() !== '' && (carrier !== 'other' || company.trim() !== ''),
  perform: (id, { input: { carrier = 'other', company, number }, ...request }, key) => {
    const input = { carrier, number, ...(carrier === 'other' && { company }) };
    return callShip(id, { ...request, input }, { 'Idempotency-Key': key });
  },
};

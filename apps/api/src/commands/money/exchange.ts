import { createExchange, orderActs, parcelAddressOf, waitingOrders } from '../../modules/exchange/module.ts';
import { levelRule } from '../../modules/reward/module.ts';
import { reasonOf } from '../runner/operator.ts';
import { act, type ActCall, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommandOn } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { performing } from '../runner/performing.ts';

const review: Run = async (platform, { say }) => {
  const waiting = await waitingOrders(platform);
  for (const order of waiting) {
    const what = [order.title, order.choice_title].filter((part) => part !== null).join(' ');
    say(
      [
        order.id,
        order.order_number,
        order.created_at.toISOString(),
        `state ${order.state}`,
        `${order.total} coins`,
        `${order.quantity} × ${what}`,
        order.target_text ?? '',
        order.issue_problem === null ? '' : `held as ${order.issue_number}: ${order.issue_problem}`,
      ]
        .join('  ')
        .trimEnd(),
    );
  }
  say(`${waiting.length} orders wait`);
};

/** Prints the recipient's name, mobile and address, for the parcel. */
const address: RunAct = async (platform, { words: [, orderId = ''], say }) =>
  say(await parcelAddressOf(platform, orderId));

/** The input of an act on an order, with the other words as its reason. */
const withReason = ({ words: [, orderId = '', ...reason] }: ActCall) => ({
  input: { orderId },
  reason: reasonOf(reason),
});
const withoutReason = ({ words: [, orderId = ''] }: ActCall) => ({ input: { orderId }, reason: '' });

const SHORT = 50;

/** The payout provider's receipt number. Throws unless exactly one word of 1 to 64 letters, digits or `_` is given. */
function receiptOf([receipt = '', ...more]: readonly string[]): string {
  if (!/^\w{1,64}$/.test(receipt) || more.length > 0)
    throw new Error("Name the provider's receipt: paid <order> <receipt>");
  return receipt;
}

/** The carrier and the tracking number of a parcel. Throws if one is missing or too long. */
function shipmentOf([company = '', number = '', ...more]: readonly string[]): {
  company: string;
  number: string;
} {
  const isWrong = (text: string): boolean => text.trim() === '' || text.length > SHORT;
  if (isWrong(company) || isWrong(number) || more.length > 0)
    throw new Error('Name carrier and number of the parcel: ship <order> <carrier> <number>');
  return { company: company.trim(), number: number.trim() };
}

/** Operators decide the exchange orders that wait for them, and send goods. */
export const exchange: Command = actionsCommandOn({
  name: 'exchange',
  summary: 'Decide exchange orders that wait for an operator, and send goods',
  sendsJobs: true,
  actions: [
    look('review', 'The orders that wait', review),
    act('approve <order>', 'Let an order be issued', performing(orderActs.passOrder, withoutReason)),
    act(
      'reject <order> <reason>',
      'Refuse an order; its coins go back, the member reads why',
      performing(orderActs.refuseOrder, withReason),
    ),
    act('retry <order>', 'Issue again what failed', performing(orderActs.retryOrder, withoutReason)),
    act(
      'revoke <order> <reason>',
      'Revoke what was not issued; its coins go back, the member reads why',
      performing(orderActs.revokeOrder, withReason),
    ),
    act(
      'give-up <order> <reason>',
      'Give up what failed; its coins go back',
      performing(orderActs.revokeOrder, withReason),
    ),
    act(
      'paid <order> <receipt>',
      'Say that a held order was paid, with the provider’s receipt',
      performing(orderActs.markOrderPaid, ({ words: [, orderId = '', ...receipt] }) => ({
        input: { orderId, receipt: receiptOf(receipt) },
        reason: '',
      })),
    ),
    act(
      'unpaid <order> <reason>',
      'Say that a held order was not paid',
      performing(orderActs.markOrderUnpaid, withReason),
    ),
    act('address <order>', 'Where a parcel goes, with name and number', address),
    act(
      'ship <order> <carrier> <number>',
      'Say that a parcel is on its way',
      performing(orderActs.shipOrder, ({ words: [, orderId = '', ...shipment] }) => ({
        input: { orderId, ...shipmentOf(shipment) },
        reason: '',
      })),
    ),
    act(
      'undo-shipment <order> <reason>',
      'Take back that a parcel was sent, within a day',
      performing(orderActs.undoShipment, withReason),
    ),
  ],
  open: (platform) => {
    createExchange({ platform, levelRuleOf: levelRule });
    return platform;
  },
});

import {
  approve,
  confirmPaid,
  confirmUnpaid,
  createExchange,
  destinationOf,
  giveUp,
  type Operation,
  OperationRefused,
  reject,
  retry,
  ship,
  waitingOrders,
} from '../../modules/exchange/module.ts';
import { levelRule } from '../../modules/reward/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { reasonOf } from '../runner/operator.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommandOn } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';

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

/** An operator's decision about one order, with the words after its id. */
type Decision = (platform: Platform, operation: Operation, words: readonly string[]) => Promise<void>;

/** Runs a decision about the order in the first word, by the operator in `--by`. */
const deciding =
  (decision: Decision): RunAct =>
  async (platform, { words: [action, orderId = '', ...rest], by: operator, say }) => {
    await decision(platform, { orderId, operator }, rest);
    say(`${action} of ${orderId} by ${operator}: done`);
  };

/** Prints the recipient's name, mobile and address, for the parcel. Throws if the order isn't sent by parcel. */
const address: RunAct = async (platform, call) => {
  await deciding(async (_, operation) => {
    const delivery = await destinationOf(platform, operation.orderId);
    if (delivery.channel !== 'consignee')
      throw new OperationRefused(`Order ${operation.orderId} is not sent by parcel`);
    const { name, mobile, region, detail } = delivery;
    call.say(`${name} ${mobile} ${region} ${detail}`);
  })(platform, call);
};

/** Passes an act's words as its reason. */
const withReason =
  (decision: (platform: Platform, operation: Operation, reason: string) => Promise<void>): Decision =>
  async (platform, operation, words) =>
    await decision(platform, operation, reasonOf(words));

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
    act('approve <order>', 'Let an order be issued', deciding(approve)),
    act(
      'reject <order> <reason>',
      'Refuse an order; its coins go back, the member reads why',
      deciding(withReason(reject)),
    ),
    act('retry <order>', 'Issue again what failed', deciding(retry)),
    act('give-up <order> <reason>', 'Give up what failed; its coins go back', deciding(withReason(giveUp))),
    act(
      'paid <order> <receipt>',
      'Say that a held order was paid, with the provider’s receipt',
      deciding((platform, operation, words) => confirmPaid(platform, operation, receiptOf(words))),
    ),
    act('unpaid <order> <reason>', 'Say that a held order was not paid', deciding(withReason(confirmUnpaid))),
    act('address <order>', 'Where a parcel goes, with name and number', address),
    act(
      'ship <order> <carrier> <number>',
      'Say that a parcel is on its way',
      deciding((platform, operation, words) => ship(platform, operation, shipmentOf(words))),
    ),
  ],
  open: (platform) => {
    createExchange({ platform, levelRuleOf: levelRule });
    return platform;
  },
});

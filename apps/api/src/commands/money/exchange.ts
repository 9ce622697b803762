import { createExchange } from '../../modules/exchange/exchange.ts';
import {
  approve,
  confirmPaid,
  confirmUnpaid,
  destinationOf,
  giveUp,
  type Operation,
  OperationRefused,
  reject,
  retry,
  ship,
  waitingOrders,
} from '../../modules/exchange/orders/operator-actions.ts';
import { levelRule } from '../../modules/reward/levels/levels.ts';
import type { Platform } from '../../platform/platform.ts';
import { operatorOf, reasonOf } from '../people/operator.ts';
import type { Command } from '../runner/command.ts';
import { type Action, runActionOn } from '../runner/run-action.ts';

const review: Action = async (platform, { say }) => {
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

/** What an operator does to one order, with the words after its id. */
type Act = (platform: Platform, operation: Operation, words: readonly string[]) => Promise<void>;

/** An action on the order that is named, by the operator who is named. */
const deciding =
  (act: Act): Action =>
  async (platform, { words: [action, orderId, ...rest], options, say }) => {
    if (orderId === undefined) throw new Error('Name an order: review shows those that wait');
    const operator = operatorOf(options);
    await platform.jobs.start({ work: false });
    await act(platform, { orderId, operator }, rest);
    say(`${action} of ${orderId} by ${operator}: done`);
  };

/** Prints the recipient's name, mobile and address, for the parcel. Throws for an order that isn't sent by parcel. */
const address: Action = async (platform, call) => {
  await deciding(async (_, operation) => {
    const delivery = await destinationOf(platform, operation.orderId);
    if (delivery.channel !== 'consignee')
      throw new OperationRefused(`Order ${operation.orderId} is not sent by parcel`);
    const { name, mobile, region, detail } = delivery;
    call.say(`${name} ${mobile} ${region} ${detail}`);
  })(platform, call);
};

const SHORT = 50;

/** The payout provider's receipt number. Throws unless exactly one word of 1 to 64 letters, digits or `_` is given. */
function receiptOf([receipt = '', ...more]: readonly string[]): string {
  if (!/^\w{1,64}$/.test(receipt) || more.length > 0)
    throw new Error("Name the provider's receipt: paid <order> <receipt>");
  return receipt;
}

/** The carrier and the tracking number of a parcel. Throws when one is missing or too long. */
function shipmentOf([company = '', number = '', ...more]: readonly string[]): {
  company: string;
  number: string;
} {
  const isWrong = (text: string): boolean => text.trim() === '' || text.length > SHORT;
  if (isWrong(company) || isWrong(number) || more.length > 0)
    throw new Error('Name carrier and number of the parcel: ship <order> <carrier> <number>');
  return { company: company.trim(), number: number.trim() };
}

const actions = new Map<string, Action>([
  ['review', review],
  ['approve', deciding(approve)],
  ['reject', deciding((platform, operation, words) => reject(platform, operation, reasonOf(words)))],
  ['retry', deciding(retry)],
  ['give-up', deciding((platform, operation, words) => giveUp(platform, operation, reasonOf(words)))],
  ['paid', deciding((platform, operation, words) => confirmPaid(platform, operation, receiptOf(words)))],
  ['unpaid', deciding((platform, operation, words) => confirmUnpaid(platform, operation, reasonOf(words)))],
  ['address', address],
  ['ship', deciding((platform, operation, words) => ship(platform, operation, shipmentOf(words)))],
]);

/** Operators decide the exchange orders that wait for them, and send goods. */
export const exchange: Command = {
  usage:
    'exchange <review|approve|reject|retry|give-up|paid|unpaid|address|ship> [order] [reason|receipt|carrier number]',
  summary:
    'List exchange orders that wait for an operator, decide them, send goods; the member reads reasons',
  options: { by: { type: 'string', summary: 'Your name, kept with what you do (all but review)' } },
  run: runActionOn(actions, (platform) => {
    createExchange({ platform, levelRuleOf: levelRule });
    return platform;
  }),
};

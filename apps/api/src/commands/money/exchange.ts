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
import type { Command, CommandCall } from '../runner/command.ts';
import { operatorOf, reasonOf } from '../people/operator.ts';
import { withPlatform } from '../runner/with-platform.ts';

export const exchange: Command = {
  usage:
    'exchange <review|approve|reject|retry|give-up|paid|unpaid|address|ship> [order] [reason|receipt|carrier number]',
  summary:
    'List exchange orders that wait for an operator, decide them, send goods; the member reads reasons',
  options: { by: { type: 'string', summary: 'Your name, kept with what you do (all but review)' } },
  run: async (call) =>
    await withPlatform(call.config, async (platform) => {
      createExchange({ platform, levelRuleOf: levelRule });
      const [action] = call.words;
      if (action === 'review') await list(platform, call.say);
      else await operate(platform, call);
      return 0;
    }),
};

async function list(platform: Platform, say: CommandCall['say']): Promise<void> {
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
}

type Action = (
  platform: Platform,
  operation: Operation,
  words: readonly string[],
  say: CommandCall['say'],
) => Promise<void>;

const ACTIONS: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['approve', approve],
  ['retry', retry],
  ['reject', (platform, operation, words) => reject(platform, operation, reasonOf(words))],
  ['give-up', (platform, operation, words) => giveUp(platform, operation, reasonOf(words))],
  ['paid', (platform, operation, words) => confirmPaid(platform, operation, receiptOf(words))],
  ['unpaid', (platform, operation, words) => confirmUnpaid(platform, operation, reasonOf(words))],
  ['ship', (platform, operation, words) => ship(platform, operation, shipmentOf(words))],
  ['address', async (platform, operation, _, say) => say(await addressOf(platform, operation))],
]);

async function operate(platform: Platform, { words, options, say }: CommandCall): Promise<void> {
  const [action, orderId, ...rest] = words;
  if (orderId === undefined) throw new Error('Name an order: review shows those that wait');
  const operator = operatorOf(options);
  const act = ACTIONS.get(action ?? '');
  if (act === undefined)
    throw new Error('Say what to do: review, approve, reject, retry, give-up, paid, unpaid, address or ship');
  await platform.jobs.start({ work: false });
  await act(platform, { orderId, operator }, rest, say);
  say(`${action} of ${orderId} by ${operator}: done`);
}

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

/** The recipient's name, mobile and address, for the parcel. Throws for an order that isn't sent by parcel. */
async function addressOf(platform: Platform, { orderId }: Operation): Promise<string> {
  const delivery = await destinationOf(platform, orderId);
  if (delivery.channel !== 'consignee') throw new OperationRefused(`Order ${orderId} is not sent by parcel`);
  const { name, mobile, region, detail } = delivery;
  return `${name} ${mobile} ${region} ${detail}`;
}

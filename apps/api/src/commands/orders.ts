import { createExchange } from '../modules/exchange/exchange.ts';
import {
  approve,
  giveUp,
  type Operation,
  reject,
  retry,
  waitingOrders,
} from '../modules/exchange/operate.ts';
import { levelRule } from '../modules/reward/levels.ts';
import type { Platform } from '../platform/platform.ts';
import type { Command, CommandCall } from './command.ts';
import { withPlatform } from './with-platform.ts';

export const orders: Command = {
  usage: 'orders <list-pending|approve|reject|retry|give-up> [order] [reason]',
  summary: 'Review exchange orders that the rules leave to an operator; reasons are read by the member',
  options: { by: { type: 'string', summary: 'Your name, kept with what you do (all but list-pending)' } },
  run: async (call) =>
    await withPlatform(call.config, async (platform) => {
      createExchange({ platform, levelRuleOf: levelRule });
      const [action] = call.words;
      if (action === 'list-pending') await list(platform, call.say);
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
      ].join('  '),
    );
  }
  say(`${waiting.length} orders wait`);
}

type Action = (platform: Platform, operation: Operation, words: readonly string[]) => Promise<void>;

const ACTIONS: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['approve', approve],
  ['retry', retry],
  ['reject', (platform, operation, words) => reject(platform, operation, reasonOf(words))],
  ['give-up', (platform, operation, words) => giveUp(platform, operation, reasonOf(words))],
]);

async function operate(platform: Platform, { words, options, say }: CommandCall): Promise<void> {
  const [action, orderId, ...rest] = words;
  const operator = options['by'];
  if (orderId === undefined) throw new Error('Name an order: list-pending shows those that wait');
  if (typeof operator !== 'string' || operator.trim() === '') throw new Error('Say who you are: --by <name>');
  const act = ACTIONS.get(action ?? '');
  if (act === undefined) throw new Error('Say what to do: list-pending, approve, reject, retry or give-up');
  await platform.jobs.start({ work: false });
  await act(platform, { orderId, operator }, rest);
  say(`${action} of ${orderId} by ${operator}: done`);
}

function reasonOf(words: readonly string[]): string {
  const reason = words.join(' ').trim();
  if (reason === '' || reason.length > 200)
    throw new Error('Give a reason of at most 200 characters: the member reads it');
  return reason;
}

import { readFile } from 'node:fs/promises';
import { shipmentAct, shipmentRuns } from '../../composition/acts/shipment-act.ts';
import { inviteDeps } from '../../composition/ports/invite-ports.ts';
import { payeePorts } from '../../composition/ports/payee-ports.ts';
import {
  correctDestination,
  newDestination,
  orderActs,
  parcelAddressOf,
  planShipments,
  waitingOrders,
} from '../../modules/exchange/module.ts';
import { reasonOf } from '../runner/operator.ts';
import { act, type ActCall, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommandOn } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { openExchange } from './open-exchange.ts';
import { textOption } from '../runner/option-values.ts';
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

const shipFile: RunAct = async (platform, call) => {
  const source = await readFile(call.words[1] ?? '', 'utf8');
  const { read } = platform.database;
  // Its faults are printed, each with its line.
  const { faults, same } = await planShipments(read, source, await shipmentRuns.waiting(read));
  if (faults.length > 0)
    throw new Error(faults.map(({ line, field, text }) => `line ${line}: ${field}: ${text}`).join('\n'));
  call.say(`${same} parcels were recorded before`);
  await performing(shipmentAct, () => ({ input: { source }, reason: '' }))(platform, call);
};

const PARTS = ['name', 'account', 'region', 'detail'] as const;

const correct: RunAct = async (platform, call) => {
  const [, orderId = '', ...reason] = call.words;
  const parts = Object.fromEntries(
    PARTS.filter((part) => call.options[part] !== undefined).map((part) => [part, textOption(call, part)]),
  );
  const input = newDestination(platform, orderId, parts);
  const act = correctDestination(payeePorts(inviteDeps(platform)));
  await performing(act, () => ({ input, reason: reasonOf(reason) }))(platform, call);
};

/** Operators decide the exchange orders that wait for them, and send goods. */
export const exchange: Command = actionsCommandOn({
  name: 'exchange',
  summary: 'Decide exchange orders that wait for an operator, and send goods',
  sendsJobs: true,
  options: {
    name: { type: 'string', summary: 'Who gets the money or the parcel' },
    account: {
      type: 'string',
      summary: 'The Alipay account, the mobile to top up, or who receives the parcel',
    },
    region: { type: 'string', summary: 'Like 上海市 徐汇区' },
    detail: { type: 'string', summary: 'The address below the region' },
  },
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
      'ship-file <file>',
      'Say that the parcels of a filled sheet are on their way; one wrong line, and none is',
      shipFile,
    ),
    act(
      'correct <order> <reason>',
      'Correct a mistyped destination, by --name, --account, --region or --detail',
      correct,
    ),
    act(
      'undo-shipment <order> <reason>',
      'Take back that a parcel was sent, within a day',
      performing(orderActs.undoShipment, withReason),
    ),
  ],
  open: openExchange,
});

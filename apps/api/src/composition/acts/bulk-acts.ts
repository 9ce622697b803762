import { refuse } from '../../errors/api-fault.ts';
import { memberMessage } from '../../modules/member/module.ts';
import { orderActs } from '../../modules/exchange/module.ts';
import type { BulkInput, BulkRule, BulkRules } from '../../modules/operator/api.ts';
import { rewardActs } from '../../modules/reward/module.ts';
import { handIns } from './hand-in-acts.ts';
import { tasks } from './task-acts.ts';
import { tickets } from './ticket-acts.ts';

const given = <Name extends 'text' | 'owner' | 'card'>(
  input: BulkInput,
  name: Name,
): NonNullable<BulkInput[Name]> => input[name] ?? refuse('FIELD_WRONG', { field: `input.${name}` });

const ofHandIns = (act: BulkRule['act']): BulkRule => ({
  act,
  kind: 'handIn',
  permission: 'handIns',
  list: 'handIns',
  idField: 'id',
  inputOf: (sessionId) => ({ sessionId }),
});

const ofOrders = (act: BulkRule['act']): BulkRule => ({
  act,
  kind: 'order',
  permission: 'orders',
  list: 'orders',
  idField: 'id',
  inputOf: (orderId) => ({ orderId }),
});

const ofTickets = (act: BulkRule['act'], more: (input: BulkInput) => object = () => ({})): BulkRule => ({
  act,
  kind: 'ticket',
  permission: 'tickets',
  list: 'tickets',
  idField: 'number',
  inputOf: (number, input) => ({ number, ...more(input) }),
});

const ofTasks = (act: BulkRule['act']): BulkRule => ({
  act,
  kind: 'task',
  permission: 'tasks.change',
  list: 'tasks',
  idField: 'id',
  inputOf: (hashId) => ({ hashId }),
});

/** The acts that operators do on many objects. Each is the act on one object, done by a job. */
export const bulkRules: BulkRules = {
  approveHandIns: ofHandIns(handIns.approveHandIn),
  returnHandIns: ofHandIns(handIns.returnHandIn),
  rejectHandIns: ofHandIns(handIns.rejectHandIn),
  passOrders: ofOrders(orderActs.passOrder),
  refuseOrders: ofOrders(orderActs.refuseOrder),
  retryOrders: ofOrders(orderActs.retryOrder),
  shipOrders: {
    ...ofOrders(orderActs.shipOrder),
    // Only a file says which number belongs to which order.
    inputOf: (orderId, _input, own) =>
      own ? { orderId, ...own } : refuse('FIELD_WRONG', { field: 'input.act' }),
  },
  undoShipments: ofOrders(orderActs.undoShipment),
  acceptTickets: ofTickets(tickets.acceptTicket),
  handOverTickets: ofTickets(tickets.handOverTicket, (input) => ({ owner: given(input, 'owner') })),
  answerTickets: ofTickets(tickets.answerTicket, (input) => ({ text: given(input, 'text') })),
  pauseTasks: ofTasks(tasks.pauseTask),
  resumeTasks: ofTasks(tasks.resumeTask),
  messageMembers: {
    act: memberMessage,
    kind: 'member',
    permission: 'members.mild',
    inputOf: (memberId, input) => ({ memberId, text: given(input, 'text') }),
  },
  giveCards: {
    act: rewardActs.giveMemberCard,
    kind: 'member',
    permission: 'coins.small',
    inputOf: (memberId, input) => ({ memberId, kind: given(input, 'card'), days: input.days ?? null }),
  },
};

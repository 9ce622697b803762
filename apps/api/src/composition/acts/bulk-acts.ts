import { refuse } from '../../errors/api-fault.ts';
import type { ContentPlace } from '../../modules/content/api.ts';
import { withdrawnDraft } from '../../modules/content/module.ts';
import { memberMessage } from '../../modules/member/module.ts';
import { benefitActs, orderActs } from '../../modules/exchange/module.ts';
import type { BulkInput, BulkRule, BulkRules } from '../../modules/operator/api.ts';
import { reachesMany } from '../../modules/operator/module.ts';
import { rewardActs } from '../../modules/reward/module.ts';
import { campaigns } from './campaign-acts.ts';
import { completes } from './complete-acts.ts';
import { contents } from './content-acts.ts';
import { groups } from './group-acts.ts';
import { handIns } from './hand-in-acts.ts';
import { tasks } from './task-acts.ts';
import { tickets } from './ticket-acts.ts';

const given = <Name extends 'text' | 'owner' | 'card'>(
  input: BulkInput,
  name: Name,
): NonNullable<BulkInput[Name]> => input[name] ?? refuse('FIELD_WRONG', { field: `input.${name}` });

/** Makes the rules of acts on the objects of a list, whose id an act's input has under this name. */
const onEach =
  (of: Pick<BulkRule, 'kind' | 'permission' | 'list'>, name: string, idField = 'id') =>
  (act: BulkRule['act'], more: (input: BulkInput) => object = () => ({})): BulkRule => ({
    ...of,
    idField,
    act,
    inputOf: (id, input) => ({ [name]: id, ...more(input) }),
  });

const ofHandIns = onEach({ kind: 'handIn', permission: 'handIns', list: 'handIns' }, 'sessionId');
const ofParticipations = onEach(
  { kind: 'participation', permission: 'handIns', list: 'participations' },
  'participationId',
);
const ofOrders = onEach({ kind: 'order', permission: 'orders', list: 'orders' }, 'orderId');
const ofTickets = onEach({ kind: 'ticket', permission: 'tickets', list: 'tickets' }, 'number', 'number');
const ofTasks = onEach({ kind: 'task', permission: 'tasks.change', list: 'tasks' }, 'hashId');
const ofBenefits = onEach({ kind: 'benefit', permission: 'benefits', list: 'benefits' }, 'benefitId');
const ofCampaigns = onEach({ kind: 'campaign', permission: 'campaigns', list: 'campaigns' }, 'campaignId');
const ofGroups = onEach({ kind: 'group', permission: 'groups', list: 'groups' }, 'hash');

/** Content of all kinds is in one list, so kind and id together name it: `notice:<id>`. */
const placeOf = (named: string): ContentPlace => {
  const [kind = '', id = ''] = named.split(':');
  return isContentKind(kind) ? { kind, id } : refuse('FIELD_WRONG', { field: 'input.ids' });
};
const isContentKind = (kind: string): kind is ContentPlace['kind'] => Object.hasOwn(contents, kind);

const ofContents = {
  kind: 'content',
  permission: 'content',
  list: 'contents',
  idField: ({ kind, id }) => `${String(kind)}:${String(id)}`,
  objectOf: (named) => {
    const { kind, id } = placeOf(named);
    return { kind, subject: id };
  },
} as const satisfies Partial<BulkRule>;

const ofCompletes = (act: BulkRule['act'], label: string): BulkRule => ({
  ...ofParticipations(act),
  sum: { field: 'coins', label },
});

/** The acts that operators do on many objects. Each is the act on one object, done by a job. */
export const bulkRules: BulkRules = {
  approveHandIns: ofHandIns(handIns.approveHandIn),
  returnHandIns: ofHandIns(handIns.returnHandIn),
  rejectHandIns: ofHandIns(handIns.rejectHandIn),
  rejectCompletes: ofCompletes(completes.rejectComplete, '一共收回金币'),
  restoreCompletes: ofCompletes(completes.restoreComplete, '一共还给会员金币'),
  passOrders: ofOrders(orderActs.passOrder),
  refuseOrders: ofOrders(orderActs.refuseOrder),
  retryOrders: ofOrders(orderActs.retryOrder),
  shipOrders: {
    ...ofOrders(orderActs.shipOrder),
    // Only a file says which number belongs to which order.
    inputOf: (orderId, _input, { own }) =>
      own ? { orderId, ...own } : refuse('FIELD_WRONG', { field: 'input.act' }),
  },
  undoShipments: ofOrders(orderActs.undoShipment),
  acceptTickets: ofTickets(tickets.acceptTicket),
  handOverTickets: ofTickets(tickets.handOverTicket, (input) => ({ owner: given(input, 'owner') })),
  answerTickets: ofTickets(tickets.answerTicket, (input) => ({ text: given(input, 'text') })),
  pauseTasks: ofTasks(tasks.pauseTask),
  resumeTasks: ofTasks(tasks.resumeTask),
  sellBenefits: ofBenefits(benefitActs.setBenefitSale, () => ({ onSale: true })),
  stopSellingBenefits: ofBenefits(benefitActs.setBenefitSale, () => ({ onSale: false })),
  pauseCampaigns: ofCampaigns(campaigns.pauseCampaign),
  resumeCampaigns: ofCampaigns(campaigns.resumeCampaign),
  archiveGroups: ofGroups(groups.archiveOperatorGroup),
  withdrawContents: {
    ...ofContents,
    act: (named) => contents[placeOf(named).kind].withdrawContent,
    inputOf: (named) => ({ id: placeOf(named).id }),
  },
  republishContents: {
    ...ofContents,
    act: (named) => contents[placeOf(named).kind].publishContent,
    inputOf: async (named, _input, { db }) => {
      const place = placeOf(named);
      return { id: place.id, draft: await withdrawnDraft(db, place) };
    },
  },
  messageMembers: {
    act: memberMessage,
    kind: 'member',
    permission: 'messages',
    large: { permission: 'messages.large', isLarge: reachesMany },
    inputOf: (memberId, input) => ({ memberId, text: given(input, 'text') }),
  },
  giveCards: {
    act: rewardActs.giveMemberCard,
    kind: 'member',
    permission: 'coins.small',
    inputOf: (memberId, input) => ({ memberId, kind: given(input, 'card'), days: input.days ?? null }),
  },
};

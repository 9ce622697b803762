import type { ConsoleDataOf, OperatorGroupState } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../../call/operator/console-call.ts';
import { refuse } from '../../../../errors/api-fault.ts';
import { actHandler, type ActOnId } from '../../../../platform/audit/act-handler.ts';
import { cutPage, pageOf, placeOf } from '../../../../platform/page.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type GroupRow, readGroupByHash } from '../../people/group/group-store.ts';
import { isForClock } from '../rewards/confirm-pay.ts';
import { confirmBy } from '../rewards/confirm-by.ts';
import { planOf } from '../../people/group/reward-plan.ts';
import { readTotal } from '../rewards/reward-store.ts';
import { peopleOfPay } from '../rewards/stop-pay.ts';
import { countOperatorGroups, selectOperatorGroups } from './group-list-store.ts';
import { countMemberGroups } from './member-groups-store.ts';
import type { GroupActs } from './group-acts.ts';
import { selectAnswers } from './group-answer-store.ts';
import { readGroupSummary, selectPeople } from './group-people-store.ts';
import { cursorOfPerson, placeOfPerson } from './person-cursor.ts';
import {
  confirmGroupPay,
  holdGroupPay,
  refuseGroupPay,
  releaseGroupPay,
  takeOutOfGroupPay,
} from './group-pay-acts.ts';
import { nameGroupHost, removeGroupHost } from './host-acts.ts';

type GroupOperation =
  | 'getOperatorMemberGroups'
  | 'listOperatorGroups'
  | 'getOperatorGroup'
  | 'confirmGroupPay'
  | 'holdGroupPay'
  | 'releaseGroupPay'
  | 'refuseGroupPay'
  | 'takeOutOfGroupPay'
  | 'listOperatorGroupPeople'
  | 'listOperatorGroupAnswers'
  | 'nameGroupHost'
  | 'removeGroupHost'
  | keyof GroupActs;
type Row = ConsoleDataOf<'listOperatorGroups'>['items'][number];

/** The acts on pay-outs of groups. */
export const groupPayActs = {
  confirmGroupPay,
  holdGroupPay,
  releaseGroupPay,
  refuseGroupPay,
  takeOutOfGroupPay,
};

/** The acts on members' right to make groups. */
export const groupHostActs = { nameGroupHost, removeGroupHost };

const MOST_PEOPLE = 1_000;

function lifeOf(group: GroupRow, now: Date): OperatorGroupState {
  if (group.archived_at !== null) return 'archived';
  if (group.published_at === null) return 'draft';
  if (group.opens_at > now) return 'inviting';
  return group.closes_at > now ? 'open' : 'closed';
}

function payOf(group: GroupRow): Row['pay'] {
  if (group.pay_refused_at !== null) return 'refused';
  if (group.pay_held_at !== null) return 'held';
  if (group.pay_confirmed_at !== null) return 'confirmed';
  return group.tallied_at === null ? 'notTallied' : 'waiting';
}

const rowOf = (group: GroupRow, now: Date): Row => ({
  id: group.task_hash,
  name: group.name,
  state: lifeOf(group, now),
  pay: payOf(group),
  opensAt: group.opens_at.toISOString(),
  closesAt: group.closes_at.toISOString(),
  createdAt: group.created_at.toISOString(),
});

async function readOperatorGroup(
  platform: Platform,
  hash: string,
): Promise<ConsoleDataOf<'getOperatorGroup'>> {
  const { read } = platform.database;
  const group = (await readGroupByHash(read, hash)) ?? refuse('NOT_FOUND');
  const total = await readTotal(read, group.id);
  const row = rowOf(group, platform.clock.now());
  const byClock = row.pay === 'waiting' && isForClock(total);
  const summary = await readGroupSummary(read, group.id);
  const people = (await peopleOfPay(platform, hash)).slice(0, MOST_PEOPLE);
  return {
    ...row,
    coins: total.coins,
    people: total.people,
    takenOut: total.takenOut,
    confirmBy: byClock ? confirmBy(group.tallied_at ?? group.closes_at).toISOString() : null,
    confirmedBy: group.pay_confirmed_by,
    confirmedAt: group.pay_confirmed_at?.toISOString() ?? null,
    stoppedBy: group.pay_refused_by ?? group.pay_held_by,
    stopReason: group.pay_refused_reason ?? group.pay_held_reason,
    rewards: people.map((reward) => ({
      id: reward.group_member_id,
      nickname: reward.nickname,
      coins: reward.coins,
      topicsFinished: reward.topics_finished,
      topics: reward.topics,
      state: reward.state,
      takenOutReason: reward.taken_out_reason,
    })),
    plan: planOf(group),
    ...summary,
  };
}

/** The console's calls of groups and their pay-outs. People stand there by the pseudonyms of their group. */
export const groupConsole = (platform: Platform, acts: GroupActs): Pick<ConsoleHandlers, GroupOperation> => {
  const { database, clock } = platform;
  const groupOf = async (hash: string): Promise<GroupRow> =>
    (await readGroupByHash(database.read, hash)) ?? refuse('NOT_FOUND');
  const ofGroup = ({ params: { id } }: ActOnId) => ({ hash: id });
  const ofHost = ({ params: { id } }: ActOnId) => ({ memberId: id });
  return {
    getOperatorMemberGroups: async ({ params }) => ({
      count: await countMemberGroups(database.read, params.id),
    }),
    listOperatorGroups: async ({ query: { cursor, limit = 20, state, payWaits, keyword } }) => {
      const now = clock.now();
      const query = { state, payWaits, keyword, now };
      const place = { after: placeOf(cursor), limit: limit + 1 };
      const groups = await selectOperatorGroups(database.read, query, place);
      const page = pageOf(groups, limit, ({ created_at: at, id }) => ({ at, id }));
      const items = page.items.map((group) => rowOf(group, now));
      return { items, nextCursor: page.nextCursor, ...(await countOperatorGroups(database.read, query)) };
    },
    getOperatorGroup: async ({ params }) => await readOperatorGroup(platform, params.id),
    listOperatorGroupPeople: async ({ params, query: { cursor, limit = 20 } }) => {
      const { id } = await groupOf(params.id);
      const place = { after: placeOfPerson(cursor), limit: limit + 1 };
      const page = cutPage(await selectPeople(database.read, id, place), limit, cursorOfPerson);
      const items = page.items.map(({ rank: _rank, ...row }) => ({
        ...row,
        invitedAt: row.invitedAt.toISOString(),
        enteredAt: row.enteredAt?.toISOString() ?? null,
        lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
        withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
        leftAt: row.leftAt?.toISOString() ?? null,
      }));
      return { items, nextCursor: page.nextCursor };
    },
    listOperatorGroupAnswers: async ({ params, query: { cursor, limit = 20, ...query } }) => {
      const { id: groupId } = await groupOf(params.id);
      const place = { after: placeOf(cursor), limit: limit + 1 };
      const rows = await selectAnswers(database.read, { groupId, ...query }, place);
      const page = pageOf(rows, limit, ({ createdAt: at, id }) => ({ at, id }));
      const items = page.items.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        deletedAt: row.deletedAt?.toISOString() ?? null,
      }));
      return { items, nextCursor: page.nextCursor };
    },
    confirmGroupPay: actHandler(platform, confirmGroupPay, ofGroup),
    holdGroupPay: actHandler(platform, holdGroupPay, ofGroup),
    releaseGroupPay: actHandler(platform, releaseGroupPay, ofGroup),
    refuseGroupPay: actHandler(platform, refuseGroupPay, ofGroup),
    takeOutOfGroupPay: actHandler(platform, takeOutOfGroupPay, (call) => ({
      ...ofGroup(call),
      ...call.body.input,
    })),
    nameGroupHost: actHandler(platform, nameGroupHost, ofHost),
    removeGroupHost: actHandler(platform, removeGroupHost, ofHost),
    closeOperatorGroup: actHandler(platform, acts.closeOperatorGroup, ofGroup),
    archiveOperatorGroup: actHandler(platform, acts.archiveOperatorGroup, ofGroup),
    handOverGroup: actHandler(platform, acts.handOverGroup, (call) => ({
      ...ofGroup(call),
      ...call.body.input,
    })),
    takeDownGroupAnswer: actHandler(platform, acts.takeDownGroupAnswer, (call) => ({
      ...ofGroup(call),
      ...call.body.input,
    })),
    putBackGroupAnswer: actHandler(platform, acts.putBackGroupAnswer, (call) => ({
      ...ofGroup(call),
      ...call.body.input,
    })),
  };
};

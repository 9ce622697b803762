import type { Permission } from '../../../../call/operator/permissions.ts';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Act, Change, RunningAct } from '../../../../platform/audit/act.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { readRuleNumber } from '../../../rule/module.ts';
import { type GroupRow, readGroupByHash, readMember } from '../../people/group/group-store.ts';
import { readOwnReward } from '../../people/group/own-reward-store.ts';
import { checkConfirmable, confirmPay } from '../rewards/confirm-pay.ts';
import { readPayPreview } from '../rewards/pay-preview-store.ts';
import { countUnpaid } from '../rewards/reward-store.ts';
import { holdPay, refusePay, releasePay, takePersonOut } from '../rewards/stop-pay.ts';

/** The input of an act on the pay-out of a group. */
export interface OfGroup {
  hash: string;
}

interface GroupActRule<Input> {
  name: string;
  needsReason: boolean;
  changes: (db: Connection, group: GroupRow, input: Input) => Promise<Change[]>;
  permission?: (platform: Platform, db: Connection, group: GroupRow) => Promise<Permission>;
  run: (platform: Platform, input: Input, running: RunningAct) => Promise<unknown>;
}

const groupAct = <Input extends OfGroup>({
  name,
  needsReason,
  changes,
  permission = () => Promise.resolve('groups'),
  run,
}: GroupActRule<Input>): Act<Input> => ({
  name,
  needsReason,
  lockOf: ({ hash }) => `group ${hash}`,
  plan: async (platform, db, input) => {
    const group = (await readGroupByHash(db, input.hash)) ?? refuse('NOT_FOUND');
    return {
      kind: 'group',
      subject: input.hash,
      title: group.name,
      permission: await permission(platform, db, group),
      changes: await changes(db, group, input),
    };
  },
  run: async (platform, input, running) => {
    await run(platform, input, running);
  },
});

const counted = (field: string, label: string, amount: number): Change => ({
  field,
  label,
  before: null,
  after: String(amount),
});

/** Confirms what a closed group pays (rule 6.30). The pay job pays it. */
export const confirmGroupPay = groupAct<OfGroup>({
  name: 'group pay confirm',
  needsReason: false,
  changes: async (db, group) => {
    checkConfirmable(group);
    if (group.pay_confirmed_at !== null) refuse('PAY_CONFIRMED');
    const { paid, paidCoins, kept, keptCoins, nothing } = await readPayPreview(db, group.id);
    return [
      counted('people', '付给会员', paid),
      counted('coins', '支付金币', paidCoins),
      counted('kept', '为来宾保留', kept),
      counted('keptCoins', '保留金币', keptCoins),
      counted('nothing', '没有奖励', nothing),
    ];
  },
  permission: async (platform, db, group) => {
    const mostAlone = await readRuleNumber(platform, db, 'payoutAlone');
    const { paidCoins, keptCoins } = await readPayPreview(db, group.id);
    return paidCoins + keptCoins > mostAlone ? 'groups.large' : 'groups';
  },
  run: async (platform, { hash }, { actor }) => await confirmPay(platform, { hash, by: actor.name }),
});

const stateOf = ({ pay_held_at: held, pay_refused_at: refused, pay_confirmed_at: confirmed }: GroupRow) => {
  if (refused !== null) return '已拒绝';
  if (held !== null) return '已暂停';
  return confirmed === null ? '待确认' : '已确认';
};

const moved = (group: GroupRow, after: string): Change => ({
  field: 'pay',
  label: '发放',
  before: stateOf(group),
  after,
});

/** Pays nobody until the pay-out is released (rule 6.44). Hosts and respondents read why. */
export const holdGroupPay = groupAct<OfGroup>({
  name: 'group pay hold',
  needsReason: true,
  changes: (_db, group) => {
    if (group.pay_held_at !== null) refuse('PAY_HELD');
    if (group.pay_refused_at !== null) refuse('PAY_REFUSED');
    return Promise.resolve([moved(group, '已暂停')]);
  },
  run: async (platform, { hash }, { actor, reason }) =>
    await holdPay(platform, { hash, reason, by: actor.name }),
});

/** Ends the hold of a pay-out. */
export const releaseGroupPay = groupAct<OfGroup>({
  name: 'group pay release',
  needsReason: false,
  changes: (_db, group) => {
    if (group.pay_held_at === null) refuse('PAY_NOT_HELD');
    return Promise.resolve([moved(group, stateOf({ ...group, pay_held_at: null }))]);
  },
  run: async (platform, { hash }) => await releasePay(platform, { hash }),
});

/** Pays nobody else of a group. Hosts and respondents read why. */
export const refuseGroupPay = groupAct<OfGroup>({
  name: 'group pay refuse',
  needsReason: true,
  changes: async (db, group) => {
    if (group.tallied_at === null) refuse('GROUP_NOT_TALLIED');
    if (group.pay_refused_at !== null) refuse('PAY_REFUSED');
    const people = await countUnpaid(db, group.id);
    return [moved(group, '已拒绝'), counted('people', '不再支付的人', people)];
  },
  run: async (platform, { hash }, { actor, reason }) =>
    await refusePay(platform, { hash, reason, by: actor.name }),
});

/** Takes one person out of a pay-out. The person reads why. */
export const takeOutOfGroupPay = groupAct<OfGroup & { personId: string }>({
  name: 'group pay out',
  needsReason: true,
  changes: async (db, group, { personId }) => {
    const reward = (await readOwnReward(db, group.id, personId)) ?? refuse('NOT_FOUND');
    const person = await readMember(db, group.id, personId);
    return [
      { field: 'person', label: '不支付给', before: null, after: person?.nickname ?? personId },
      { field: 'coins', label: '金币', before: String(reward.coins), after: '0' },
    ];
  },
  run: async (platform, { hash, personId }, { actor, reason }) =>
    await takePersonOut(platform, { hash, personId, reason, by: actor.name }),
});

import { PenaltyStep } from '@yayan/contract';
import type { Permission } from '../../../call/operator/permissions.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change, Plan } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { memberCodes } from '../../identity/module.ts';
import { findPenalty, givePenalty, isRunning, liftPenalty, MOST_DAYS } from '../penalties/penalties.ts';
import type { TicketActPorts } from './ticket-acts.ts';

/** A penalty that an operator gives (rule 7.17). */
export interface NewPenalty {
  memberId: string;
  step: PenaltyStep;
  /** The rule that was broken, and what shows it, in words that the member reads. */
  rule: string;
  evidence: string;
  days: number;
}

const stepNames: Readonly<Record<PenaltyStep, string>> = {
  [PenaltyStep.Reminder]: '提醒',
  [PenaltyStep.Tasks]: '暂停接题',
  [PenaltyStep.Exchange]: '暂停接题和兑换',
  [PenaltyStep.Blocked]: '封停',
};

/** Support asks a second person before it blocks somebody. */
const permissionOf = (step: PenaltyStep): Permission =>
  step === PenaltyStep.Blocked ? 'members' : 'members.mild';

async function planOf(db: Connection, memberId: string, step: PenaltyStep, changes: Change[]): Promise<Plan> {
  const code = (await memberCodes(db, [memberId])).get(memberId) ?? refuse('NOT_FOUND');
  return { kind: 'member', subject: memberId, title: code, permission: permissionOf(step), changes };
}

const lockOf = ({ memberId }: { memberId: string }): string => `member ${memberId}`;

const givePenaltyAct = ({ depsOf }: Pick<TicketActPorts, 'depsOf'>): Act<NewPenalty> => ({
  name: 'penalty give',
  needsReason: false,
  lockOf,
  plan: async (_platform, db, { memberId, step, rule, evidence, days }) => {
    if (!Number.isSafeInteger(days) || days < 1 || days > MOST_DAYS) refuse('PENALTY_DAYS_WRONG');
    if (rule.trim() === '' || evidence.trim() === '') refuse('FIELD_WRONG', { field: 'rule' });
    return await planOf(db, memberId, step, [
      { field: 'step', label: '处罚', before: null, after: stepNames[step] },
      { field: 'days', label: '天数', before: null, after: String(days) },
    ]);
  },
  run: async (platform, penalty, { actor }) => {
    await givePenalty(depsOf(platform), { ...penalty, by: actor.name });
  },
});

const liftPenaltyAct = ({
  depsOf,
}: Pick<TicketActPorts, 'depsOf'>): Act<{ memberId: string; penaltyId: string }> => ({
  name: 'penalty lift',
  needsReason: true,
  lockOf,
  plan: async ({ clock }, db, { memberId, penaltyId }) => {
    const penalty = (await findPenalty(db, memberId, penaltyId)) ?? refuse('NOT_FOUND');
    if (!isRunning(penalty, clock.now())) refuse('PENALTY_OVER');
    return await planOf(db, memberId, penalty.step, [
      { field: 'state', label: '处罚', before: stepNames[penalty.step], after: '提前结束' },
    ]);
  },
  run: async (platform, { memberId, penaltyId: id }, { actor, reason }) => {
    const { messages } = depsOf(platform);
    const lift = { memberId, id, reason, by: actor.name, at: platform.clock.now() };
    await platform.database.transaction((tx) => liftPenalty(tx, messages, lift));
  },
});

/** The acts on penalties. */
export const penaltyActs = (ports: Pick<TicketActPorts, 'depsOf'>) => ({
  givePenalty: givePenaltyAct(ports),
  liftPenalty: liftPenaltyAct(ports),
});

export type PenaltyActs = ReturnType<typeof penaltyActs>;

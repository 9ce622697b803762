import { FeedbackState } from '@yayan/contract';
import { appealVerdictLabels } from '@yayan/contract/console-labels';
import type { Permission } from '../../../call/operator/permissions.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readRuleNumber } from '../../rule/module.ts';
import type { PlannedRemedy } from '../tickets/feedback-deps.ts';
import { decideAppeal, requireDecidable } from '../tickets/operate.ts';
import { mergeActs } from './merge-acts.ts';
import {
  findTicket,
  stateChange,
  type TicketActPorts,
  ticketLock,
  ticketMoves,
  ticketPlan,
  type VerdictInput,
} from './ticket-acts.ts';

const restoredNames = { order: '兑换重新发放', invitation: '邀请恢复有效' } as const;

const changesOf = ({ coins, points, days, endsPenalty, restores }: PlannedRemedy): Change[] => {
  const gained = (field: string, label: string, amount: number): Change[] =>
    amount === 0 ? [] : [{ field, label, before: null, after: String(amount) }];
  return [
    ...gained('coins', '退回金币', coins),
    ...gained('points', '退回质量分', points),
    ...gained('days', '处罚减少天数', days),
    ...(endsPenalty ? [{ field: 'penalty', label: '处罚', before: '进行中', after: '立即结束' }] : []),
    ...(restores === null
      ? []
      : [{ field: 'restores', label: '恢复', before: null, after: restoredNames[restores] }]),
  ];
};

/** Above so many coins or points a second person must agree, as for corrections by hand (rule 14.19). */
const permissionOf = async (
  platform: Platform,
  db: Connection,
  { coins, points }: PlannedRemedy,
): Promise<Permission> => {
  const [mostCoins, mostPoints] = [
    await readRuleNumber(platform, db, 'coinsAlone'),
    await readRuleNumber(platform, db, 'qualityAlone'),
  ];
  return coins > mostCoins || points > mostPoints ? 'tickets.large' : 'tickets';
};

const given = (amount: number | null): number | undefined => amount ?? undefined;

/** Decides an appeal (rule 7.15). The plan says what the verdict moves. */
const decideTicket = ({ depsOf }: TicketActPorts): Act<VerdictInput> => ({
  name: 'ticket verdict',
  needsReason: true,
  lockOf: ticketLock,
  plan: async (platform, db, { number, verdict, coins, points, days }) => {
    const ticket = await findTicket(db, number);
    requireDecidable(ticket);
    const remedy = await depsOf(platform).plannedRemedy(db, ticket, {
      verdict,
      coins: given(coins),
      points: given(points),
      days: given(days),
      at: platform.clock.now(),
    });
    return {
      ...ticketPlan(ticket, [
        stateChange(ticket, FeedbackState.AwaitingConfirmation),
        { field: 'verdict', label: '结论', before: null, after: appealVerdictLabels[verdict] },
        ...changesOf(remedy),
      ]),
      permission: await permissionOf(platform, db, remedy),
    };
  },
  run: async (platform, { number, verdict, coins, points, days }, { actor, reason }) => {
    await decideAppeal(depsOf(platform), number, {
      verdict,
      coins: given(coins),
      points: given(points),
      days: given(days),
      reason,
      by: actor.name,
    });
  },
});

/** The acts on tickets. */
export const ticketActs = (ports: TicketActPorts) => ({
  ...ticketMoves(ports),
  decideTicket: decideTicket(ports),
  ...mergeActs(ports),
});

export type TicketActs = ReturnType<typeof ticketActs>;

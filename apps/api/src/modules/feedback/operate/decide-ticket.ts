import { FeedbackState } from '@yayan/contract';
import type { Permission } from '../../../call/operator/permissions.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import type { PlannedRemedy } from '../tickets/feedback-deps.ts';
import { decideAppeal, requireDecidable } from '../tickets/operate.ts';
import {
  findTicket,
  stateChange,
  type TicketActPorts,
  ticketLock,
  ticketMoves,
  ticketPlan,
  type VerdictInput,
} from './ticket-acts.ts';

const verdictNames = { upheld: '维持原判', reversed: '改判', partly: '部分支持' } as const;
const restoredNames = { order: '兑换重新发放', invitation: '邀请恢复有效' } as const;

/** Above this many coins or points a second person must agree, as for corrections by hand. */
const MOST_COINS = 5_000;
const MOST_POINTS = 20;

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

const permissionOf = ({ coins, points }: PlannedRemedy): Permission =>
  coins > MOST_COINS || points > MOST_POINTS ? 'tickets.large' : 'tickets';

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
        { field: 'verdict', label: '结论', before: null, after: verdictNames[verdict] },
        ...changesOf(remedy),
      ]),
      permission: permissionOf(remedy),
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
});

export type TicketActs = ReturnType<typeof ticketActs>;

import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { actHandler, type ActOnId } from '../../../platform/audit/act-handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isRunning } from '../penalties/penalties.ts';
import { selectPenalties } from '../penalties/penalty-store.ts';
import type { PenaltyActs } from './penalty-acts.ts';

type PenaltyOperation = 'listOperatorMemberPenalties' | 'givePenalty' | 'liftPenalty';

/** The console's calls of a member's penalties. */
export const penaltyConsole = (
  platform: Platform,
  { givePenalty, liftPenalty }: PenaltyActs,
): Pick<ConsoleHandlers, PenaltyOperation> => {
  const { database, clock } = platform;
  const ofMember = ({ params: { id } }: ActOnId) => ({ memberId: id });
  return {
    listOperatorMemberPenalties: async ({ params }) => {
      const now = clock.now();
      const rows = await selectPenalties(database.read, params.id);
      const items = rows.map((row) => ({
        id: row.id,
        step: row.step,
        rule: row.rule,
        evidence: row.evidence,
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
        isRunning: isRunning(row, now),
        givenBy: row.made_by,
        liftedAt: row.lifted_at?.toISOString() ?? null,
        liftReason: row.lift_reason,
      }));
      return { items };
    },
    givePenalty: actHandler(platform, givePenalty, (call) => ({ ...ofMember(call), ...call.body.input })),
    liftPenalty: actHandler(platform, liftPenalty, (call) => ({ ...ofMember(call), ...call.body.input })),
  };
};

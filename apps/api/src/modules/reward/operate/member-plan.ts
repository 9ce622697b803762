import { refuse } from '../../../errors/api-fault.ts';
import type { Plan } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { memberCodes } from '../../identity/module.ts';

/** The plan of an act on a member. Refuses an unknown member with NOT_FOUND. */
export async function memberPlan(
  db: Connection,
  memberId: string,
  plan: Pick<Plan, 'permission' | 'changes'>,
): Promise<Plan> {
  const code = (await memberCodes(db, [memberId])).get(memberId) ?? refuse('NOT_FOUND');
  return { kind: 'member', subject: memberId, title: code, ...plan };
}

/** Acts on one member run one after another. */
export const memberLock = ({ memberId }: { memberId: string }): string => `member ${memberId}`;

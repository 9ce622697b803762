import { GroupRole } from '@yayan/contract';
import { ApiFault } from '../../../../errors/api-fault.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { countEdits, countFollowUps } from './daily-count-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

const DAY_MS = 24 * 60 * 60_000;
const RETRY_AFTER_SECONDS = 3_600;

/** Every edit keeps the earlier wording, so edits of one answer are limited. */
const EDITS_A_DAY = 50;
/** Far more than anybody types in a day. Hosts may write more, because they ask many people. */
const FOLLOW_UPS_A_DAY: Record<GroupRole, number> = {
  [GroupRole.Respondent]: 200,
  [GroupRole.Host]: 2_000,
  [GroupRole.Observer]: 500,
};

/** Refuses with TOO_MANY when this answer was edited too often within the last 24 hours. */
export async function requireEditsLeft(tx: Tx, { group, now }: Visit, responseId: string): Promise<void> {
  requireBelow(await countEdits(tx, group.id, responseId, dayBefore(now)), EDITS_A_DAY);
}

/** Refuses with TOO_MANY when this person wrote too many follow-ups within the last 24 hours. */
export async function requireFollowUpsLeft(tx: Tx, { group, me, role, now }: Visit): Promise<void> {
  const count = await countFollowUps(tx, group.id, me.id, dayBefore(now));
  requireBelow(count, FOLLOW_UPS_A_DAY[role]);
}

const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

function requireBelow(count: number, limit: number): void {
  if (count >= limit) throw new ApiFault('TOO_MANY', null, RETRY_AFTER_SECONDS);
}

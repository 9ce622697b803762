import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler, type ActOnId } from '../../../platform/audit/act-handler.ts';
import { pageOf, placeOf } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { memberCodes } from '../../identity/module.ts';
import { findParticipation, taskById } from '../../task/module.ts';
import { type HoldRow, readHold } from '../quality/hold-store.ts';
import { listHeldPay } from '../quality/held-pay.ts';
import type { HeldPayActs } from './held-pay-acts.ts';

type HeldPayOperation = 'listHeldPay' | 'getHeldPay' | 'payHeld' | 'refuseHeld';

const stateOf = ({ decided_at: decidedAt, verdict }: HoldRow): ConsoleDataOf<'getHeldPay'>['state'] => {
  if (decidedAt === null) return 'waiting';
  return verdict === 'paid' ? 'paid' : 'refused';
};

/** The console's calls of pay that is held for review. */
export const heldPayConsole = (
  platform: Platform,
  { payHeld, refuseHeld }: HeldPayActs,
): Pick<ConsoleHandlers, HeldPayOperation> => {
  const { database } = platform;
  const ofHeld = ({ params: { id } }: ActOnId) => ({ sessionId: id });
  return {
    listHeldPay: async ({ query: { cursor, limit = 20 } }) => {
      const held = await listHeldPay(platform, { after: placeOf(cursor), limit: limit + 1 });
      const page = pageOf(held, limit, ({ heldAt: at, sessionId: id }) => ({ at, id }));
      const codes = await memberCodes(database.read, [
        ...new Set(page.items.map(({ memberId }) => memberId)),
      ]);
      const items = page.items.map(({ sessionId, heldAt, ...row }) => ({
        ...row,
        id: sessionId,
        memberCode: codes.get(row.memberId) ?? null,
        heldAt: heldAt.toISOString(),
      }));
      return { items, nextCursor: page.nextCursor };
    },
    getHeldPay: async ({ params: { id } }) => {
      const hold = (await readHold(database.read, id)) ?? refuse('NOT_FOUND');
      const own = await findParticipation(database.read, hold.member_id, id);
      const { hashId, title } = await taskById(database.read, hold.task_id);
      const codes = await memberCodes(database.read, [hold.member_id]);
      return {
        id,
        memberId: hold.member_id,
        memberCode: codes.get(hold.member_id) ?? null,
        taskId: hashId,
        title,
        overlapSeconds: hold.overlap_seconds,
        heldAt: hold.held_at.toISOString(),
        state: stateOf(hold),
        coins: own?.paid.coins ?? 0,
        decidedAt: hold.decided_at?.toISOString() ?? null,
      };
    },
    payHeld: actHandler(platform, payHeld, ofHeld),
    refuseHeld: actHandler(platform, refuseHeld, ofHeld),
  };
};

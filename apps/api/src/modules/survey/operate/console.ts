import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { actHandler, type ActOnId } from '../../../platform/audit/act-handler.ts';
import { pageOf, placeOf } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { memberCodes } from '../../identity/module.ts';
import { listHeldPay } from '../quality/held-pay.ts';
import type { HeldPayActs } from './held-pay-acts.ts';

type HeldPayOperation = 'listHeldPay' | 'payHeld' | 'refuseHeld';

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
    payHeld: actHandler(platform, payHeld, ofHeld),
    refuseHeld: actHandler(platform, refuseHeld, ofHeld),
  };
};

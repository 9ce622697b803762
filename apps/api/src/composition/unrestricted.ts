import type { Handlers } from '../http/call.ts';
import { requireUnrestricted } from '../modules/feedback/penalties/penalties.ts';
import type { Platform } from '../platform/platform.ts';

/** Refuses new tasks and orders while a penalty pauses them (rule 7.17). What was begun may be finished. */
export const unrestricted = (
  platform: Pick<Platform, 'database' | 'clock'>,
  { startParticipation, placeOrder }: Pick<Handlers, 'startParticipation' | 'placeOrder'>,
): Pick<Handlers, 'startParticipation' | 'placeOrder'> => ({
  startParticipation: async (call) => {
    await requireUnrestricted(platform, call.caller.memberId, 'tasks');
    return await startParticipation(call);
  },
  placeOrder: async (call) => {
    await requireUnrestricted(platform, call.caller.memberId, 'exchange');
    return await placeOrder(call);
  },
});

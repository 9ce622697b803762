import type { Handlers } from '../http/call.ts';
import { requireUnrestricted } from '../modules/feedback/penalties/penalties.ts';
import type { Platform } from '../platform/platform.ts';

type Restricted = 'startParticipation' | 'placeOrder' | 'drawCampaign' | 'enterCampaign' | 'startQuiz';

/**
 * Refuses new tasks, campaigns and orders while a penalty pauses them (rule 7.17). What was begun may be finished. Groups
 * and claims of prizes ask where they store, because more than one call leads there.
 */
export const unrestricted = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { startParticipation, placeOrder, drawCampaign, enterCampaign, startQuiz }: Pick<Handlers, Restricted>,
): Pick<Handlers, Restricted> => {
  const require = async (
    { caller: { memberId } }: { caller: { memberId: string } },
    name: Parameters<typeof requireUnrestricted>[2],
  ): Promise<void> => await requireUnrestricted(database.read, memberId, name, clock.now());
  return {
    startParticipation: async (call) => {
      await require(call, 'PENALTY_TASKS');
      return await startParticipation(call);
    },
    placeOrder: async (call) => {
      await require(call, 'PENALTY_EXCHANGE');
      return await placeOrder(call);
    },
    drawCampaign: async (call) => {
      await require(call, 'PENALTY_CAMPAIGN');
      return await drawCampaign(call);
    },
    enterCampaign: async (call) => {
      await require(call, 'PENALTY_CAMPAIGN');
      return await enterCampaign(call);
    },
    startQuiz: async (call) => {
      await require(call, 'PENALTY_CAMPAIGN');
      return await startQuiz(call);
    },
  };
};

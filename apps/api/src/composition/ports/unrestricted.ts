import type { Handlers } from '../../call/call.ts';
import { requireUnrestricted } from '../../modules/feedback/module.ts';
import type { Platform } from '../../platform/platform.ts';

type RestrictedOperation =
  | 'startParticipation'
  | 'placeOrder'
  | 'drawCampaign'
  | 'enterCampaign'
  | 'startQuiz';

/**
 * Refuses new tasks, campaigns and orders while a penalty pauses them (rule 7.17). Members may finish tasks they
 * started. Groups and claims of prizes check this in the rule that stores them, because several calls use it.
 */
export const unrestricted = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  {
    startParticipation,
    placeOrder,
    drawCampaign,
    enterCampaign,
    startQuiz,
  }: Pick<Handlers, RestrictedOperation>,
): Pick<Handlers, RestrictedOperation> => {
  const stopped = <Call extends { caller: { memberId: string } }, Answer>(
    name: Parameters<typeof requireUnrestricted>[2],
    handle: (call: Call) => Promise<Answer>,
  ) => {
    return async (call: Call): Promise<Answer> => {
      await requireUnrestricted(database.read, call.caller.memberId, name, clock.now());
      return await handle(call);
    };
  };
  return {
    startParticipation: stopped('PENALTY_TASKS', startParticipation),
    placeOrder: stopped('PENALTY_EXCHANGE', placeOrder),
    drawCampaign: stopped('PENALTY_CAMPAIGN', drawCampaign),
    enterCampaign: stopped('PENALTY_CAMPAIGN', enterCampaign),
    startQuiz: stopped('PENALTY_CAMPAIGN', startQuiz),
  };
};

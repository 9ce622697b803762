import { useAction } from '../action/use-action.ts';
import type { Intentions, IntentionSteps } from './create-intentions.ts';

interface IntentionOptions<Chosen, Body, Answer> extends IntentionSteps<Chosen, Body, Answer> {
  /** Called with the server's answer; the button is pending until it has finished. */
  done?: (answer: Answer) => Promise<unknown> | void;
  /** What failed when no answer came. The action may have taken effect, so say that nothing counts twice. */
  failed?: string;
  onError?: (error: unknown) => void;
}

/**
 * A button whose press is an intention: a second press, a retry after a lost answer, a reload and another tab all send the same
 * body under the same key. The intention ends only when the server accepts or refuses this call (rule 1.9).
 */
export const useIntention = <Chosen, Body, Answer>(
  intentions: Intentions,
  { done, failed, onError, ...steps }: IntentionOptions<Chosen, Body, Answer>,
) =>
  useAction(
    async (chosen: Chosen) => {
      const answer = await intentions.carryOut(steps, chosen);
      await done?.(answer);
      return answer;
    },
    { failed, onError },
  );

import { useAction } from '../action/use-action.ts';
import type { Intentions, IntentionSteps } from './create-intentions.ts';

interface IntentionOptions<Chosen, Body, Answer> extends IntentionSteps<Chosen, Body, Answer> {
  /** Runs once the server has answered; the button is pending until it is through. */
  done?: (answer: Answer) => Promise<unknown> | void;
  /** Said when no answer came. The press may have counted, so it should say that nothing counts twice. */
  lost?: string;
  onError?: (error: unknown) => void;
}

/**
 * A button whose press is an intention (rule 1.9): pressed twice, repeated after a lost answer, after a reload or in another tab,
 * it is sent as the same body under the same key. Only an answer that refuses this very call, or accepts it, ends the intention.
 */
export const useIntention = <Chosen, Body, Answer>(
  intentions: Intentions,
  { done, lost, onError, ...steps }: IntentionOptions<Chosen, Body, Answer>,
) =>
  useAction(
    async (chosen: Chosen) => {
      const answer = await intentions.carryOut(steps, chosen);
      await done?.(answer);
      return answer;
    },
    { lost, onError },
  );

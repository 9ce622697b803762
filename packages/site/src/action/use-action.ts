import { useRef, useState } from 'react';
import { failureText } from '../sign-in/failure-text.ts';

interface ActionState {
  isPending: boolean;
  error?: unknown;
  /** What to show of the error, where the button is. */
  failure?: string | undefined;
}

interface ActionOptions {
  /** Said when the server said nothing, mostly because it was not reached. */
  lost?: string | undefined;
  onError?: ((error: unknown) => void) | undefined;
}

const idle: ActionState = { isPending: false };

/**
 * What a button does: one run at a time however often it is pressed, and the failure of the last run as a text for beside it.
 * `run` never rejects; after a failure, or while another run is pending, it resolves to undefined.
 *
 * @example
 * ```tsx
 * const { run, isPending, failure } = useAction(async () => {
 *   await withdrawAppeal(id);
 *   onDone();
 * });
 * return <Button loading={isPending} onClick={() => void run()}>撤回</Button>;
 * ```
 */
export const useAction = <Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
  { lost, onError }: ActionOptions = {},
) => {
  const [state, setState] = useState(idle);
  const isBusy = useRef(false);
  const run = async (...args: Args): Promise<Result | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setState({ isPending: true });
    try {
      const result = await work(...args);
      setState(idle);
      return result;
    } catch (error) {
      setState({ isPending: false, error, failure: failureText(error, lost) });
      onError?.(error);
      return undefined;
    } finally {
      isBusy.current = false;
    }
  };
  return { ...state, run, clear: () => setState(idle) };
};

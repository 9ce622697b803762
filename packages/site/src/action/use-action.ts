import { useRef, useState } from 'react';
import { failureText } from '../sign-in/failure-text.ts';

interface ActionState {
  isPending: boolean;
  error?: unknown;
  /** The text for an error, to show at the button. */
  failure?: string | undefined;
}

interface ActionOptions {
  /** What failed (「没有签到成功」), for a failure that the server gave no text for. */
  failed?: string | undefined;
  onError?: ((error: unknown) => void) | undefined;
}

const idle: ActionState = { isPending: false };

/**
 * The action of a button: one run at a time, however often it is pressed, and the last run's failure as a text to show next to
 * the button. `run` never rejects; after a failure, or while another run is pending, it resolves to undefined.
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
  { failed, onError }: ActionOptions = {},
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
      setState({ isPending: false, error, failure: failureText(error, failed) });
      onError?.(error);
      return undefined;
    } finally {
      isBusy.current = false;
    }
  };
  return { ...state, run, clear: () => setState(idle) };
};

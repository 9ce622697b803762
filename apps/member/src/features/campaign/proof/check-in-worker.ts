import type { CheckAnswer, CheckTask, Verdict } from './check-draws.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the worker's script as the default
import address from './check.worker.ts?worker&url';

/** A check that came to no verdict. */
export class CheckFailure extends Error {
  /** Whether the lists were asked for too often. */
  readonly isBusy: boolean;

  constructor(reason: string, isBusy = false) {
    super(reason);
    this.isBusy = isBusy;
  }
}

interface ScriptPolicies {
  createPolicy: (
    name: 'checker',
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

let allowed: string | undefined;

/** The page's policy allows only this address as a worker's script (rule 10.21). A policy is made once. */
const scriptAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  allowed ??=
    trustedTypes?.createPolicy('checker', { createScriptURL: () => address }).createScriptURL(address) ??
    address;
  return allowed;
};

/** Checks a campaign in a worker of the browser. Ending the signal ends the worker. Throws `CheckFailure`. */
export const checkInWorker = async (
  task: CheckTask,
  { onProgress, signal }: { onProgress: (checked: number) => void; signal: AbortSignal },
): Promise<Verdict> => {
  const worker = new Worker(scriptAddress(), { type: 'module' });
  try {
    return await new Promise<Verdict>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new CheckFailure('The check was left')));
      worker.addEventListener('error', ({ message }) => reject(new CheckFailure(message)));
      worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
        if (data.kind === 'progress') onProgress(data.checked);
        else if (data.kind === 'verdict') resolve(data.verdict);
        else reject(new CheckFailure(data.reason, data.isBusy));
      });
      worker.postMessage(task, []);
    });
  } finally {
    worker.terminate();
  }
};

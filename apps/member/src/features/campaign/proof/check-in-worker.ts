import type { CheckAnswer, CheckTask, Verdict } from './check-draws.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the worker's script as the default
import address from './check.worker.ts?worker&url';

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

/** Checks a list in a worker of the browser. Ending the signal ends the worker. */
export const checkInWorker = async (
  task: CheckTask,
  { onProgress, signal }: { onProgress: (checked: number) => void; signal: AbortSignal },
): Promise<Verdict> => {
  const worker = new Worker(scriptAddress(), { type: 'module' });
  try {
    return await new Promise<Verdict>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('The check was left')));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
        if (data.kind === 'progress') onProgress(data.checked);
        else if (data.kind === 'verdict') resolve(data.verdict);
        else reject(new Error(data.reason));
      });
      worker.postMessage(task, []);
    });
  } finally {
    worker.terminate();
  }
};

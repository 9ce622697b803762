import { type ApiProcess, startApiProcess } from '@yayan/tools/api-process';
import { freePort } from '@yayan/tools/free-port';

/**
 * Starts a server for tests on a free port, with the given variables, and waits until it is ready. `program` is the main file
 * of another release.
 */
export const startApiServer = async (
  env: Readonly<Record<string, string>>,
  program?: string,
): Promise<ApiProcess> =>
  await startApiProcess({
    port: await freePort(),
    ...(program !== undefined && { program }),
    environment: { NODE_ENV: 'development', LOG_LEVEL: 'warn', CALLS_A_MINUTE: '1000000', ...env },
  });

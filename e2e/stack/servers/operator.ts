import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const cli = join(import.meta.dirname, '..', '..', '..', 'apps', 'api', 'src', 'cli.ts');
const run = promisify(execFile);

/** Runs a command of `pnpm yayan` on the journeys' stack, as an operator does. Resolves to what it printed. */
export const yayan = async (...words: string[]): Promise<string> => {
  const operator = process.env['YAYAN_E2E_OPERATOR'];
  if (operator === undefined) throw new Error('Journeys run through playwright.config.ts');
  const reach = JSON.parse(operator) as Record<string, string>; // global-setup.ts writes it.
  const env = { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'silent', ...reach };
  return (await run(process.execPath, [cli, ...words], { env })).stdout;
};

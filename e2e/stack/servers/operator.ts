import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const cli = join(import.meta.dirname, '..', '..', '..', 'apps', 'api', 'src', 'cli.ts');
const run = promisify(execFile);

/** Runs a command of `pnpm yayan` on a stack, as an operator does. Resolves to what it printed. */
export const yayanOn = async (
  reach: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<string> => {
  const env = { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'silent', ...reach };
  return (await run(process.execPath, [cli, ...words], { env })).stdout;
};

/** Runs a command on the stack that all journeys share. */
export const yayan = async (...words: string[]): Promise<string> => {
  const operator = process.env['YAYAN_E2E_OPERATOR'];
  if (operator === undefined) throw new Error('Journeys run through playwright.config.ts');
  // global-setup.ts writes it.
  return await yayanOn(JSON.parse(operator) as Record<string, string>, ...words);
};

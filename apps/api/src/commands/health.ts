import { z } from 'zod';
import type { Command } from './runner/command.ts';

const PATIENCE_MS = 5_000;

const report = z.object({
  ready: z.boolean(),
  checks: z.array(z.object({ name: z.string(), ok: z.boolean(), detail: z.string() })),
});

export const health: Command = {
  usage: 'health [--url <address>]',
  summary: 'Ask the running server whether it is ready; exit code 1 when it is not',
  options: { url: { type: 'string', summary: 'address of the server (default: HOST and PORT)' } },
  run: async ({ options, config, say }) => {
    const { url } = options;
    const base = typeof url === 'string' ? url : `http://${config.host}:${config.port}`;
    let response: Response;
    try {
      response = await fetch(new URL('/readyz', base), { signal: AbortSignal.timeout(PATIENCE_MS) });
    } catch {
      say(`No server answers at ${base}`);
      return 1;
    }
    const { ready, checks } = report.parse(await response.json());
    for (const { name, ok, detail } of checks) say(`${ok ? 'ok    ' : 'FAILED'}  ${name}: ${detail}`);
    return ready ? 0 : 1;
  },
};

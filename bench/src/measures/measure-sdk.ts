import { createClient, getAccount } from '@yayan/api-client';
import ky from 'ky';
import { startChild } from '../load/child.ts';
import { comparedRow } from '../report/compared-row.ts';
import { compareInRounds, type Contender } from '../report/rounds.ts';
import type { Row } from '../report/table.ts';

const CALLS = 1000;
const ROUNDS = 9;

/** A call may take 1.1 times as long as ky's, so at least this many are done in the same time. */
const LEAST_RATIO = 0.91;

/** It may not take more processor time either. This ratio also holds on a busy machine. */
const MOST_CPU = 1.1;

const token = 'a-token-as-long-as-ours-are-which-is-some-forty-characters';
const headers = {
  'z-client': '2',
  'z-version': '1.0.0',
  'z-device': '2',
  'z-device-id': '5f0c7a52-3c0e-4a5e-9a70-2f1f3f6f4f11',
  'z-token': `Bearer ${token}`,
};

interface Envelope {
  readonly code: number;
  readonly data: unknown;
}

const dataOf = ({ code, data }: Envelope): unknown => {
  if (code !== 200) throw new Error(`Refused: ${code}`);
  return data;
};

/** Makes one call after the other, like a program that waits for each answer. */
const contender = (name: string, call: () => Promise<unknown>): Contender => ({
  name,
  pid: process.pid,
  run: async () => {
    const began = performance.now();
    for (let made = 0; made < CALLS; made += 1) await call();
    return { count: CALLS, seconds: (performance.now() - began) / 1000 };
  },
});

/**
 * Measures a signed-in call through the SDK against the same call by ky and by fetch, each with the headers, the time limit and
 * the check of the code that our API requires. The server is a separate process. CPU is the caller's.
 */
export const measureSdk = async (): Promise<Row[]> => {
  const server = startChild('account-server.ts');
  try {
    // The child's only answer.
    const { port } = (await server.ask({})) as { port: number };
    const baseUrl = `http://127.0.0.1:${port}/api`;
    const client = createClient({ baseUrl });
    client.session.signIn({ token, refreshToken: 'bench', expired: Date.now() + 3_600_000 });
    const api = ky.create({ prefix: baseUrl, retry: 0, timeout: 20_000 });
    const compared = await compareInRounds(
      contender('ky by hand', async () =>
        dataOf(
          await api.get<Envelope>('v1/users/account', { headers, searchParams: { _t: Date.now() } }).json(),
        ),
      ),
      [
        contender('getAccount of the SDK', () => getAccount({ client })),
        contender('fetch by hand', async () => {
          const signal = AbortSignal.timeout(20_000);
          const answer = await fetch(`${baseUrl}/v1/users/account?_t=${Date.now()}`, { headers, signal });
          // The server of this measurement sends no other answers.
          return dataOf((await answer.json()) as Envelope);
        }),
      ],
      ROUNDS,
    );
    return compared.map((each) => {
      if (!each.name.startsWith('getAccount')) return comparedRow('SDK', each);
      const row = comparedRow('SDK', each, LEAST_RATIO);
      const isCheap = (each.cpuRatio ?? 0) <= MOST_CPU;
      const verdict = `≥ ${LEAST_RATIO} ${each.ratio < LEAST_RATIO ? 'MISSED' : 'met'}`;
      return { ...row, verdict: `${verdict}, CPU ≤ ${MOST_CPU} ${isCheap ? 'met' : 'MISSED'}` };
    });
  } finally {
    await server.stop();
  }
};

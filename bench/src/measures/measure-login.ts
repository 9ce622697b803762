import { encryptField } from '@yayan/api/testing/encrypt-field';
import { memberGet } from '../load/member-call.ts';
import type { Stage } from '../stage.ts';
import type { Row } from '../report/table.ts';

const LOGINS = 100;
const READERS = 4;
const IDLE_MS = 1_500;
const ROUNDS = 7;
const MOST = 2;
const READ = '/api/v1/users/account';
const LOGIN = '/api/auth/password/login';

type Calls = readonly { headers: Record<string, string>; body: string }[];

/**
 * Sign-in calls with unknown accounts, each from a different address. They cost the server as much as a right
 * password.
 */
const loginCalls = async (url: string, round: number): Promise<Calls> => {
  const answer = await fetch(`${url}/api/v1/auth/public-key`);
  const { data } = (await answer.json()) as { data: { keyId: string; publicKey: string } }; // As the document has it.
  const seal = (value: string): string =>
    encryptField({ id: data.keyId, publicKey: data.publicKey }, { value, timestamp: Date.now() });
  return Array.from({ length: LOGINS }, (_unused, index) => {
    const address = `10.${round}.${Math.floor(index / 250)}.${index % 250}`;
    const mobile = seal(`136${String(round * LOGINS + index).padStart(8, '0')}`);
    return {
      headers: {
        'content-type': 'application/json',
        'z-device-id': `bench-${round}-${index}`,
        'x-forwarded-for': address,
      },
      body: JSON.stringify({ mobile, password: seal('nong-fu-2026') }),
    };
  });
};

/** Reads members' accounts repeatedly until `during` ends. Resolves to the 99th percentile of the times, in ms. */
const slowReads = async ({ api, crowd }: Stage, during: Promise<unknown>): Promise<number> => {
  const over = new AbortController();
  void during.finally(() => over.abort());
  const times: number[] = [];
  await Promise.all(
    crowd.slice(0, READERS).map(async (member) => {
      const { headers } = memberGet(member, READ).load;
      while (!over.signal.aborted) {
        const begun = performance.now();
        const answer = await fetch(`${api.url}${READ}`, { headers });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`Reading was answered with ${answer.status}`);
        times.push(performance.now() - begun);
      }
    }),
  );
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
};

/** Sends all calls at once. Resolves to how many were hashed: all except those that the full queue refused. */
const flood = async (url: string, calls: Calls): Promise<number> => {
  const answers = await Promise.all(
    calls.map(async (call) => {
      const answer = await fetch(`${url}${LOGIN}`, { method: 'POST', ...call });
      return ((await answer.json()) as { code: number }).code;
    }),
  );
  return answers.filter((code) => code === 20011).length;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A13: measures how much 100 simultaneous sign-ins by password slow down other calls. */
export const measureLogin = async (stage: Stage): Promise<Row[]> => {
  const ratios: number[] = [];
  const slow: number[] = [];
  let hashed = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const idle = await slowReads(stage, new Promise((resolve) => void setTimeout(resolve, IDLE_MS)));
    const flooding = flood(stage.api.url, await loginCalls(stage.api.url, round));
    const busy = await slowReads(stage, flooding);
    // The first round warms up.
    if (round === 0) continue;
    hashed += await flooding;
    ratios.push(busy / idle);
    slow.push(busy);
  }
  return [
    {
      area: 'Sign-in (A13)',
      name: `p99 of a signed-in read while ${LOGINS} passwords come at once, against idle`,
      result: `${median(slow).toFixed(1)} ms, ${Math.round(hashed / ROUNDS)} of ${LOGINS} hashed`,
      ratio: median(ratios),
      range: [Math.min(...ratios), Math.max(...ratios)],
      target: { max: MOST },
    },
  ];
};

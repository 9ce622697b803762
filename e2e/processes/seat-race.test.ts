import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { openBenchSide } from '@yayan/api/testing/bench-side';
import { runs } from '@yayan/api/testing/runs';
import type { ApiProcess } from '@yayan/tools/api-process';
import { patient } from '@yayan/tools/test-limits';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApiServer } from '../stack/servers/api-server.ts';
import { type Answer, callPatiently, newKey } from '../stack/servers/member-client.ts';
import { copyPrepared, type ServerEnvironment } from '../stack/servers/prepared.ts';

const cli = join(import.meta.dirname, '..', '..', 'apps', 'api', 'src', 'cli.ts');
const file = join(import.meta.dirname, 'hundred-seats.yaml');
const taskHashId = 'Seats100One1';
const SEATS = 100;
const PEOPLE = runs(120, 2_000);
/** The opening balance of the crowd's accounts. */
const before = 1_000_000;
/** Ending sooner after the start pays no consolation (rule 4.18). */
const CONSOLED_AFTER_MS = 2_000;

interface Respondent {
  token: string;
  deviceId: string;
  id: string;
  key: string;
}

let env: ServerEnvironment;
let server: ApiProcess | undefined;
beforeAll(async () => {
  env = await copyPrepared();
});
afterAll(async () => {
  await server?.stop();
});

const yayan = (...words: string[]): string =>
  execFileSync(process.execPath, [cli, ...words], { env: { ...process.env, ...env }, encoding: 'utf8' });

const arrive = async (url: string, token: string): Promise<Respondent> => {
  const deviceId = newKey();
  const { data } = await callPatiently(url, '/v1/process/participations', {
    token,
    deviceId,
    body: { taskHashId },
  });
  return { token, deviceId, id: (data as { sessionId: string }).sessionId, key: newKey() };
};

const finish = (url: string, { token, deviceId, id, key }: Respondent): Promise<Answer> => {
  const body = { page: 'all', answers: { tea: 'daily', why: '提神' }, revision: 0 };
  return callPatiently(url, `/v1/process/sessions/${id}/submit`, { token, deviceId, body, key });
};

test(
  `S6 quota race: of ${PEOPLE} members who finish at once, over HTTP, exactly ${SEATS} are complete and paid; the others read that it is full, with thanks`,
  async () => {
    const side = await openBenchSide({ LOG_LEVEL: 'silent', ...env });
    await side.openCrowdAccounts(PEOPLE);
    const crowd = await side.signInCrowd(PEOPLE);
    await side.stop();
    expect(yayan('task', 'import', file, '--by', '林晓')).toContain(taskHashId);
    const { url } = (server = await startApiServer(env));
    const everybody: Respondent[] = [];
    for (const { token } of crowd) everybody.push(await arrive(url, token));
    await wait(CONSOLED_AFTER_MS);
    const answers = await Promise.all(everybody.map((one) => finish(url, one)));
    const results = answers.map(({ code, data }) => ({ code, result: (data as { result: number }).result }));
    expect(results.filter(({ code, result }) => code === 200 && result === 1)).toHaveLength(SEATS);
    expect(results.filter(({ code, result }) => code === 200 && result === 3)).toHaveLength(PEOPLE - SEATS);
    for (const [place, { token }] of everybody.entries()) {
      const { data } = await callPatiently(url, '/v1/points', { token });
      expect(data).toMatchObject({ available: before + (results[place]?.result === 1 ? 60 : 10) });
    }
  },
  patient(60_000 + PEOPLE * 100),
);

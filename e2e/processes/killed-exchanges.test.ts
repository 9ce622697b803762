import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareExchanges } from '@yayan/api/testing/prepare-exchanges';
import { runs } from '@yayan/api/testing/runs';
import { afterAll, describe, expect, test } from 'vitest';
import { startApiServer } from '../stack/servers/api-server.ts';
import { type Answer, callPatiently, newKey } from '../stack/servers/member-client.ts';
import { copyPrepared } from '../stack/servers/prepared.ts';

const cli = join(import.meta.dirname, '..', '..', 'apps', 'api', 'src', 'cli.ts');
const members = runs(100, 200);
const stock = members * 0.75;
const killAfter = 20;
/** `npm start` keeps people's coins in the embedded database, so it is killed too. */
const engines = ['PostgreSQL', 'PGlite'];

interface Intention {
  token: string;
  key: string;
  answer?: Answer;
}

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const newEnvironment = async (engine: string): Promise<Record<string, string>> => {
  if (engine === 'PostgreSQL') return await copyPrepared();
  const dataDir = mkdtempSync(join(tmpdir(), 'yayan-killed-'));
  folders.push(dataDir);
  return { YAYAN_DATA_DIR: dataDir };
};

const place = (url: string, benefitId: string, { token, key }: Intention): Promise<Answer> =>
  callPatiently(url, `/v1/benefits/${benefitId}`, { token, key, body: { quantity: 1 } });

/** Sends all orders at once and kills the server when some have been answered. */
const placeUntilKilled = async (
  env: Record<string, string>,
  benefitId: string,
  intentions: readonly Intention[],
): Promise<void> => {
  const server = await startApiServer(env);
  let answered = 0;
  let killing: Promise<void> | undefined;
  await Promise.all(
    intentions.map(async (intention) => {
      const answer = await place(server.url, benefitId, intention).catch(() => undefined);
      if (!answer) return;
      intention.answer = answer;
      answered += 1;
      if (answered === killAfter) killing = server.kill();
    }),
  );
  await killing;
};

const orderIdOf = ({ data }: Answer): string => (data as { id: string }).id;

describe.each(engines)(`killing the server with -9 in the middle of ${members} exchanges on %s`, (engine) => {
  test('loses nothing, pays nothing twice, and reconcile proves it', async () => {
    const env = await newEnvironment(engine);
    const { benefitId, tokens } = await prepareExchanges(env, { members, stock });
    const intentions: Intention[] = tokens.map((token) => ({ token, key: newKey() }));
    await placeUntilKilled(env, benefitId, intentions);
    const before = intentions.filter(({ answer }) => answer?.code === 200);
    expect(before.length).toBeGreaterThan(0);
    expect(before.length).toBeLessThan(members);

    const server = await startApiServer(env);
    const again = await Promise.all(intentions.map((intention) => place(server.url, benefitId, intention)));
    const placed = again.filter(({ code }) => code === 200);
    expect(again.filter(({ code }) => code !== 200).map(({ code }) => code)).toEqual(
      Array.from({ length: members - stock }, () => 24001),
    );
    expect(new Set(placed.map(orderIdOf)).size).toBe(stock);
    for (const [index, { answer }] of intentions.entries())
      if (answer?.code === 200) expect(again[index]?.data).toEqual(answer.data);
    const balances = await Promise.all(
      tokens.map((token) => callPatiently(server.url, '/v1/points', { token })),
    );
    const left = balances.map(({ data }) => (data as { available: number }).available);
    expect(left.toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: stock }, () => 0),
      ...Array.from({ length: members - stock }, () => 100),
    ]);
    await server.stop();

    const report = execFileSync(process.execPath, [cli, 'reconcile'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    expect(report).toMatch(/ok/);
  });
});

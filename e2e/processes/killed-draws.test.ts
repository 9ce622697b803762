import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareExchanges } from '@yayan/api/testing/prepare-exchanges';
import { expect, test } from 'vitest';
import { startApiServer } from '../stack/servers/api-server.ts';
import { type Answer, callPatiently, newKey } from '../stack/servers/member-client.ts';
import { copyPrepared, type ServerEnvironment } from '../stack/servers/prepared.ts';

const cli = join(import.meta.dirname, '..', '..', 'apps', 'api', 'src', 'cli.ts');
const members = 60;
const stock = 25;
const killAfter = 10;
const campaign = 'KilledDraws1';
const prizeCoins = 50;
const consolation = 2;
const HOUR_MS = 3_600_000;

interface Intention {
  token: string;
  key: string;
  deviceId: string;
  answer?: Answer;
}

interface DrawAnswer {
  record: { number: number; prize: { coins: number } | null; consolation: number };
}

const yayan = (env: ServerEnvironment, ...words: string[]): string =>
  execFileSync(process.execPath, [cli, ...words], { env: { ...process.env, ...env }, encoding: 'utf8' });

/** Every draw wins until the stock is empty. */
const publish = (env: ServerEnvironment): void => {
  const file = join(env.YAYAN_DATA_DIR, 'campaign.json');
  const filed = {
    id: campaign,
    face: 'christmas',
    title: '圣诞抽奖',
    summary: '测试',
    rules: ['规则'],
    organiser: '芽言',
    taxNote: '税费',
    startsAt: new Date(Date.now() - HOUR_MS).toISOString(),
    endsAt: new Date(Date.now() + 24 * HOUR_MS).toISOString(),
    consolation,
    ways: [{ cause: 'checkin', chances: 1 }],
    prizes: [
      {
        id: 'coins',
        kind: 'coins',
        title: '50 金币',
        worth: prizeCoins,
        coins: prizeCoins,
        stock,
        odds: 1_000_000,
      },
    ],
  };
  writeFileSync(file, JSON.stringify(filed));
  yayan(env, 'campaign', 'publish', file, '--by', '林晓');
};

const draw = (url: string, { token, key, deviceId }: Intention): Promise<Answer> =>
  callPatiently(url, `/v1/campaigns/${campaign}/draws`, {
    token,
    key,
    deviceId,
    body: { clientSeed: '好运' },
  });

const availableOf = async (url: string, { token }: Intention): Promise<number> =>
  ((await callPatiently(url, '/v1/points', { token })).data as { available: number }).available;

test('a server killed between draws and their answers loses no draw and gives no prize twice', async () => {
  const env = await copyPrepared();
  const { tokens } = await prepareExchanges(env, { members, stock: 1 });
  publish(env);
  const intentions: Intention[] = tokens.map((token, index) => ({
    token,
    key: newKey(),
    deviceId: `killed-draws-${index}`,
  }));

  const killed = await startApiServer(env);
  for (const { token } of intentions) {
    const { code } = await callPatiently(killed.url, '/v1/users/checkin', { token, key: newKey(), body: {} });
    expect(code).toBe(200);
  }
  const before = await Promise.all(intentions.map((intention) => availableOf(killed.url, intention)));
  let answered = 0;
  let killing: Promise<void> | undefined;
  await Promise.all(
    intentions.map(async (intention) => {
      const answer = await draw(killed.url, intention).catch(() => undefined);
      if (answer === undefined) return;
      intention.answer = answer;
      answered += 1;
      if (answered === killAfter) killing = killed.kill();
    }),
  );
  await killing;

  const server = await startApiServer(env);
  const again = await Promise.all(intentions.map((intention) => draw(server.url, intention)));
  expect(new Set(again.map(({ code }) => code))).toEqual(new Set([200]));
  for (const [index, { answer }] of intentions.entries())
    if (answer?.code === 200) expect(again[index]?.data).toEqual(answer.data);
  const records = again.map(({ data }) => (data as DrawAnswer).record);
  expect(new Set(records.map(({ number }) => number))).toEqual(new Set([1]));
  expect(records.filter(({ prize }) => prize !== null)).toHaveLength(stock);
  const paid = records.map(({ prize }) => (prize === null ? consolation : prize.coins));
  const after = await Promise.all(intentions.map((intention) => availableOf(server.url, intention)));
  expect(after).toEqual(before.map((coins, index) => coins + (paid[index] ?? 0)));
  // The chance is used, so another intention draws nothing.
  const [first] = intentions;
  if (first === undefined) throw new Error('Nobody drew');
  expect((await draw(server.url, { ...first, key: newKey() })).code).toBe(29004);
  await server.stop();
  expect(yayan(env, 'reconcile')).toMatch(/ok/);
});

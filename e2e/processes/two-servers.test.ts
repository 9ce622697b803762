import type { ApiProcess } from '@yayan/tools/api-process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApiServer } from '../stack/servers/api-server.ts';
import { beginCall, isListening } from '../stack/servers/half-sent-call.ts';
import { callApi, newKey, type SignedIn, signInOver } from '../stack/servers/member-client.ts';
import { yayanOn } from '../stack/servers/operator.ts';
import { copyPrepared } from '../stack/servers/prepared.ts';

let first: ApiProcess;
let second: ApiProcess;
let member: SignedIn;
let env: Awaited<ReturnType<typeof copyPrepared>>;

/** Rule 8.9 promises seconds. Each server also looks by itself every ten. */
const withinMs = 5_000;

/** What a page of the discussion site gets. */
const outcomeOf = async (url: string): Promise<number> => {
  const response = await fetch(`${url}/api/v1/events`, { headers: { 'z-site': 'bbs', 'z-client': '2' } });
  return ((await response.json()) as { code: number }).code;
};
const both = async (): Promise<number[]> =>
  await Promise.all([first, second].map(({ url }) => outcomeOf(url)));

beforeAll(async () => {
  env = await copyPrepared();
  first = await startApiServer(env);
  second = await startApiServer(env);
  member = await signInOver(first.url, '13800000001');
});

afterAll(async () => {
  await first?.stop();
  await second?.stop();
});

describe('two servers on one PostgreSQL', () => {
  test('accept each other’s sessions', async () => {
    expect((await callApi(second.url, '/v1/users/account', { token: member.token })).code).toBe(200);
  });

  test('give the same answer to one idempotency key', async () => {
    const key = newKey();
    const asked = { token: member.token, key, body: {} };
    const answers = await Promise.all(
      [first, second, first, second].map(({ url }) => callApi(url, '/v1/users/checkin', asked)),
    );
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  });

  test('give racing refreshes one and the same successor', async () => {
    const body = { refreshToken: member.refreshToken };
    const answers = await Promise.all(
      [first, second].map(({ url }) => callApi(url, '/v1/auth/token/refresh', { body })),
    );
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    const [left, right] = answers.map(({ data }) => data as SignedIn);
    expect(left?.refreshToken).toBe(right?.refreshToken);
    member = left ?? member;
  });

  test('end a session everywhere after its logout', async () => {
    const { token } = await signInOver(first.url, '13800000002');
    expect((await callApi(second.url, '/v1/users/account', { token })).code).toBe(200);
    expect((await callApi(first.url, '/v1/auth/logout', { token, body: {} })).status).toBeLessThan(500);
    await expect.poll(async () => (await callApi(second.url, '/v1/users/account', { token })).code).toBe(401);
  });

  test('close a site everywhere within seconds, and open it again', async () => {
    expect(await both()).toEqual([200, 200]);
    await yayanOn(env, 'site', 'close', 'bbs', '正在升级。', '升级数据库', '--by', '林晓');
    await expect.poll(both, { timeout: withinMs }).toEqual([10_004, 10_004]);
    await yayanOn(env, 'site', 'open', 'bbs', '升级完了', '--by', '林晓');
    await expect.poll(both, { timeout: withinMs }).toEqual([200, 200]);
  });

  test('finish running calls when one is stopped, while the other goes on', async () => {
    const live = await fetch(`${first.url}/api/v1/live`, {
      headers: { 'z-token': `Bearer ${member.token}` },
    });
    const call = beginCall(first.url, '/v1/users/nickname', {
      token: member.token,
      body: { nickname: '收尾测试' },
    });
    await call.received;
    const stopping = first.stop();
    await expect.poll(() => isListening(first.url)).toBe(false);
    expect(await call.finish()).toMatchObject({ code: 200 });
    expect(await live.text()).toContain(': open');
    expect(await stopping).toBe(0);
    const account = await callApi(second.url, '/v1/users/account', { token: member.token });
    expect(account.data).toMatchObject({ nickname: '收尾测试' });
  });
});

import { createClient, placeOrder } from '@yayan/api-client';
import { afterEach, expect, test } from 'vitest';
import { signIn } from '../testing/open-mock.ts';
import { type RunningMock, startMock } from './start.ts';

let mock: RunningMock | undefined;
afterEach(async () => {
  await mock?.stop();
  mock = undefined;
});

const start = async (): Promise<RunningMock> => (mock = await startMock());

test('a client over HTTP signs in, orders, and hears of it', async () => {
  const { baseUrl } = await start();
  const client = createClient({ baseUrl });
  await signIn(client);
  const heard = new Promise<string>((resolve) => {
    client.live.on('order', ({ kind }) => resolve(kind));
  });
  await new Promise<void>((resolve) => {
    client.live.onState((state) => {
      if (state === 'open') resolve();
    });
  });
  await placeOrder('d8Kw4mT6yRqC', { quantity: 1 }, { client });
  expect(await heard).toBe('order');
});

test('any page may call it, with its own headers', async () => {
  const { baseUrl } = await start();
  const origin = 'https://shop.example';
  const asked = { origin, 'access-control-request-headers': 'z-token,x-mock-scene' };
  const preflight = await fetch(`${baseUrl}/v1/tasks`, { method: 'OPTIONS', headers: asked });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('z-token,x-mock-scene');
  const refused = await fetch(`${baseUrl}/v1/tasks`, { headers: { origin } });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, origin]);
});

test('it is steered from outside', async () => {
  const { url, baseUrl } = await start();
  expect(await (await fetch(url)).json()).toMatchObject({ signIn: { code: '123456' } });
  const post = (path: string) => fetch(`${url}${path}`, { method: 'POST' });
  expect((await post('/mock/scene?name=rain')).status).toBe(400);
  await post('/mock/scene?name=maintenance');
  expect((await fetch(`${baseUrl}/v3/benefits`)).status).toBe(503);
  await post('/mock/reset');
  expect((await fetch(`${baseUrl}/v3/benefits`)).status).toBe(200);
  expect(await (await post('/mock/postbacks')).json()).toEqual({ delivered: 0 });
  expect(await (await post('/mock/orders')).json()).toEqual({ advanced: 0 });
});

import { patient } from '@yayan/tools/test-limits';
import { expect, test } from 'vitest';
import { startApiServer } from '../stack/servers/api-server.ts';
import { startLossyProxy } from '../stack/servers/lossy-proxy.ts';
import {
  agreementVersion,
  callApi,
  codeOf,
  newKey,
  sealerOver,
  type SignedIn,
  succeed,
} from '../stack/servers/member-client.ts';
import { copyPrepared } from '../stack/servers/prepared.ts';

const UNAUTHORISED = 401;

test(
  'rule 2.30: a network that loses the first answer of each press of joining and signing in leaves one session, and no used code',
  async () => {
    const server = await startApiServer(await copyPrepared());
    let isLosing = false;
    const network = await startLossyProxy(server.url, () => isLosing);
    const seal = await sealerOver(server.url);
    const origin = { deviceId: newKey() };

    /** Sends a call whose answer gets lost, and then the same press again, with its fields encrypted anew. */
    const pressTwice = async <T>(path: string, body: () => object): Promise<T> => {
      const key = newKey();
      const send = async () => await callApi(network.url, path, { ...origin, key, body: body() });
      await callApi(network.url, '/v1/contact', origin); // Gets the browser's cookie.
      isLosing = true;
      await expect(send()).rejects.toThrow('fetch failed');
      isLosing = false;
      return await succeed<T>(send());
    };
    const signIn = async <T>(mobile: string): Promise<T> => {
      const asked = { mobile: seal(mobile), purpose: 'login' };
      await succeed(callApi(network.url, '/v1/auth/sms/send', { ...origin, body: asked }));
      const code = await codeOf(server.url, mobile);
      return await pressTwice<T>('/auth/sms/login', () => ({ mobile: seal(mobile), code: seal(code) }));
    };

    const { registerTicket } = await signIn<{ registerTicket: string }>('13911112222');
    const joined = await pressTwice<SignedIn>('/auth/sms/register', () => ({
      registerTicket,
      agreementVersion,
      agreed: true,
    }));
    const member = await signIn<SignedIn>('13800000002');
    for (const { token } of [joined, member]) {
      const { items } = await succeed<{ items: unknown[] }>(
        callApi(server.url, '/v1/users/devices', { token }),
      );
      expect(items.length).toBeGreaterThan(0);
    }
    const devices = callApi(server.url, '/v1/users/devices', { token: joined.token });
    expect((await succeed<{ items: unknown[] }>(devices)).items).toHaveLength(1);
    expect((await callApi(server.url, '/v1/users/devices')).code).toBe(UNAUTHORISED);
    expect(network.lost).toBe(3);
    await network.stop();
    await server.stop();
  },
  patient(60_000),
);

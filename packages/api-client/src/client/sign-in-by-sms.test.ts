import { describe, expect, test } from 'vitest';
import { isRefusal } from '../calls/call-error.ts';
import { answer, clientOf, failureOf, refusal, tokens } from '../testing/answer.ts';
import { publicKey } from '../testing/public-key.ts';
import { registerMobile, sendSmsCode, signInBySms } from './sign-in-by-sms.ts';

const key = await publicKey();

/** A client whose server answers the calls of signing in; `paths` lists the requested paths. */
const open = (answers: (path: string, tries: number) => Response) => {
  const paths: string[] = [];
  const client = clientOf(({ url }) => {
    const path = new URL(url).pathname.replace('/api', '');
    paths.push(path);
    return path.endsWith('/public-key')
      ? answer(key)
      : answers(path, paths.filter((each) => each === path).length);
  });
  return { client, paths };
};

const credentials = { mobile: '13800138000', code: '123456' };

describe('signing in by SMS', () => {
  test('keeps the tokens of a mobile that has an account', async () => {
    const { client, paths } = open(() => answer({ state: 'signedIn', ...tokens('a-token') }));
    expect(await signInBySms(client, credentials)).toEqual({ state: 'signedIn' });
    expect(client.session.token()).toBe('a-token');
    expect(paths).toEqual(['/v1/auth/public-key', '/auth/sms/login']);
  });

  test('keeps nothing of one that has none, and returns the ticket to register with', async () => {
    const { client } = open((path) =>
      path.endsWith('/login')
        ? answer({ state: 'unregistered', registerTicket: 'a-ticket' })
        : answer(tokens('a-token')),
    );
    expect(await signInBySms(client, credentials)).toEqual({
      state: 'unregistered',
      registerTicket: 'a-ticket',
    });
    expect(client.session.token()).toBeUndefined();
    await registerMobile(client, { registerTicket: 'a-ticket' } as never);
    expect(client.session.token()).toBe('a-token');
  });

  test('encrypts again with the new key when the server has changed it, once', async () => {
    const changed = open((_, tries) => (tries === 1 ? refusal(20_001) : answer({ resendAfterSeconds: 60 })));
    expect(await sendSmsCode(changed.client, '13800138000')).toEqual({ resendAfterSeconds: 60 });
    expect(changed.paths.filter((path) => path.endsWith('/public-key'))).toHaveLength(2);
    const always = open(() => refusal(20_001));
    const error = await failureOf(signInBySms(always.client, credentials));
    expect(isRefusal(error, 'DECRYPTION_FAILED')).toBe(true);
    expect(always.paths.filter((path) => path === '/auth/sms/login')).toHaveLength(2);
  });

  test('one press has one key, however often its fields are encrypted, and the caller may name it', async () => {
    const keys: (string | null)[] = [];
    const client = clientOf(({ url, headers }) => {
      if (url.includes('/public-key')) return answer(key);
      keys.push(headers.get('idempotency-key'));
      return keys.length % 2 === 1 ? refusal(20_001) : answer({ state: 'signedIn', ...tokens('a-token') });
    });
    await signInBySms(client, credentials);
    await signInBySms(client, credentials, { idempotencyKey: 'key-of-the-second-press' });
    expect(keys).toEqual([keys[0], keys[0], 'key-of-the-second-press', 'key-of-the-second-press']);
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  });

  test('rejects with the server’s refusal', async () => {
    const { client } = open(() => refusal(20_003));
    expect(await failureOf(signInBySms(client, credentials))).toMatchObject({ reason: 'CODE_WRONG' });
  });
});

import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { wjxLinkSignature, wjxPushSignature } from '../signing/exchange-signatures.ts';
import { SecretError } from '../signing/secret.ts';
import { readQuery } from '../signing/query.ts';
import type { QueryScheme } from '../signing/query-scheme.ts';
import { signQuery, signUrl } from '../signing/sign-query.ts';
import type { UrlScheme } from '../signing/url-scheme.ts';
import { agentEntryLink } from './agent-entry.ts';
import { reportLink } from './report.ts';
import { signLink } from './sign.ts';
import { isWholeUrlSigned, signWholeUrl } from './url-signature.ts';
import { verifyLink } from './verify.ts';
import { isWebhookGenuine, signWebhook } from './webhook.ts';

// A program without types passes a `process.env.NAME` that isn't set, and JavaScript then writes `undefined` or `null` into the
// text.
const unset = [
  undefined,
  null,
  '',
  ' ',
  'undefined',
  'null',
  'Null\n',
  '[object Object]',
  7,
  {},
  ['a-secret'],
].map((value) => ({ value, secret: value as string }));
const words = [undefined, null] as const;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const hmac = (hash: string, key: string, text: string): string =>
  createHmac(hash, key).update(text).digest('hex');

const query = 'sid=V7abc&st=10&ts=1795320000';
const now = (): number => 1_795_320_000_000;
const url = `https://www.example.com/task/back?${query}`;

const entry = { site: 'https://www.example.com', agent: 'crowd', task: 't', person: 'p' };

/** Forgeries by somebody without the secret: signed with the word that an unset secret becomes. */
const forgeries: readonly (readonly [string, QueryScheme, (word: string) => string])[] = [
  ['hmac-sha256', { scheme: 'hmac-sha256' }, (word) => hmac('sha256', word, query)],
  ['hmac-sha1', { scheme: 'hmac-sha1' }, (word) => hmac('sha1', word, query)],
  ['md5', { scheme: 'md5', fields: ['sid', 'st', 'ts'] }, (word) => md5(`V7abc101795320000${word}`)],
  ['sorted-sha256', { scheme: 'sorted-sha256' }, (word) => sha256(query + word)],
  ['secret first', { scheme: 'sorted-sha256', secretFirst: true }, (word) => sha256(word + query)],
];

const urlForgeries: readonly (readonly [UrlScheme, (word: string) => string])[] = [
  [{ scheme: 'url-hash', hash: 'sha256' }, (word) => sha256(url + word)],
  [{ scheme: 'url-hash', hash: 'md5' }, (word) => md5(url + word)],
  [{ scheme: 'url-hmac', hash: 'sha256' }, (word) => hmac('sha256', word, url)],
  [{ scheme: 'url-hmac', hash: 'md5' }, (word) => hmac('md5', word, url)],
];

describe.each(words)('a link forged with the word %s, where the secret is not set,', (word) => {
  const secrets = [word as unknown as string];

  test.each(forgeries)('is no link under %s', async (_, scheme, forge) => {
    const forged = `${url}&sig=${forge(String(word))}`;
    await expect(verifyLink(forged, { secrets, scheme, now })).rejects.toThrow(TypeError);
    await expect(
      verifyLink(forged, { secrets: ['a-secret-of-sixteen', ...secrets], scheme, now }),
    ).rejects.toThrow('A secret must be a text');
  });

  test.each(urlForgeries)('is no address under %s', async (scheme, forge) => {
    const forged = `${url}&sig=${forge(String(word))}`;
    await expect(isWholeUrlSigned(forged, scheme, secrets)).rejects.toThrow('A secret must be a text');
  });

  test('is no webhook', async () => {
    const timestamp = '1795320000';
    const key = Buffer.from(String(word), 'base64');
    const signature = createHmac('sha256', key).update(`id.${timestamp}.{}`).digest('base64');
    const headers = {
      'webhook-id': 'id',
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    };
    await expect(isWebhookGenuine(headers, '{}', { secrets, now })).rejects.toThrow(
      'A secret must be a text',
    );
  });
});

/** Every function of ours that signs with a secret. */
const signingsOf = (secret: string): Promise<unknown>[] => {
  const parsed = readQuery(query, 'sig');
  if (parsed === undefined) throw new Error('not read');
  return [
    ...forgeries.flatMap(([, scheme]) => [
      signQuery(scheme, parsed, secret),
      signLink('https://www.example.com/x', { sid: 'a' }, { secret, scheme }),
      reportLink('https://www.example.com/x', { session: 'a', status: '10' }, { secret, scheme }),
      agentEntryLink(entry, { secret, scheme }),
    ]),
    ...urlForgeries.flatMap(([scheme]) => [signUrl(scheme, url, secret), signWholeUrl(url, scheme, secret)]),
    signWebhook(secret, { id: 'id', body: '{}' }),
  ];
};

test.each(unset)('nothing is signed with the secret $value', async ({ secret }) => {
  const signings = [
    ...signingsOf(secret),
    wjxLinkSignature({ activity: '1', parameter: 'a' }, secret),
    wjxPushSignature({ activity: '1', index: '2' }, secret),
  ];
  for (const each of await Promise.allSettled(signings))
    expect(each).toMatchObject({ status: 'rejected', reason: { name: 'SecretError' } });
});

test('nothing is signed or verified with a secret shorter than the smallest key', async () => {
  const secret = 'fifteen-letters';
  const tried = [
    ...signingsOf(secret),
    verifyLink(`${url}&sig=0`, { secrets: [secret], now }),
    isWholeUrlSigned(`${url}&sig=0`, { scheme: 'url-hmac', hash: 'sha256' }, [secret]),
    isWebhookGenuine({}, '{}', { secrets: [secret] }),
    isWebhookGenuine({}, '{}', { secrets: [`whsec_${btoa('twenty-three-bytes-long')}`] }),
  ];
  for (const each of await Promise.allSettled(tried))
    expect(each).toMatchObject({ status: 'rejected', reason: { problem: 'tooShort' } });
});

test('a refused secret says what is wrong with it and is no part of the message', async () => {
  const problemOf = (given: unknown): Promise<unknown> =>
    signLink(url, { more: '1' }, { secret: given as string }).catch((error: unknown) => error);
  expect(await problemOf(undefined)).toMatchObject({ problem: 'notText' });
  expect(await problemOf('')).toMatchObject({ problem: 'empty' });
  expect(await problemOf('null')).toMatchObject({ problem: 'unsetWord' });
  expect(await problemOf('hunter2')).toEqual(
    new SecretError('tooShort', 'A secret must have at least 16 characters, and this one has 7'),
  );
});

test('a key of an exchange may be short, but must be set', async () => {
  await expect(wjxPushSignature({ activity: '1', index: '2' }, 'short')).resolves.toMatch(/^[0-9a-f]{40}$/);
});

test.each([[undefined], [null], [[]], ['a-secret-of-sixteen']])(
  'nothing is verified with the list of secrets %j',
  async (given) => {
    const secrets = given as unknown as string[];
    await expect(verifyLink(`${url}&sig=0`, { secrets })).rejects.toThrow(TypeError);
    await expect(
      isWholeUrlSigned(`${url}&sig=0`, { scheme: 'url-hmac', hash: 'sha256' }, secrets),
    ).rejects.toThrow(TypeError);
    await expect(isWebhookGenuine({}, '', { secrets })).rejects.toThrow(TypeError);
  },
);

test.each([
  ['md5', /must be an object such as/],
  [{ scheme: 'sha1' }, /must be an object such as/],
  [null, /must be an object such as/],
  [{ scheme: 'md5' }, /needs `fields`/],
  [{ scheme: 'md5', fields: [] }, /needs `fields`/],
  [{ scheme: 'md5', fields: 'sid' }, /needs `fields`/],
])('the scheme %j is refused with an example of one', async (given, message) => {
  const scheme = given as QueryScheme;
  const secret = 'a-secret-of-sixteen';
  await expect(signLink(url, { more: '1' }, { secret, scheme })).rejects.toThrow(message);
  await expect(verifyLink(`${url}&sig=0`, { secrets: [secret], scheme })).rejects.toThrow(message);
});

test.each([['url-hmac'], [{ scheme: 'url-hmac' }], [{ scheme: 'url-hash', hash: 'sha512' }]])(
  'the scheme %j of an address is refused with an example of one',
  async (given) => {
    const scheme = given as UrlScheme;
    await expect(signWholeUrl(url, scheme, 'a-secret-of-sixteen')).rejects.toThrow(
      'must be an object such as',
    );
    await expect(isWholeUrlSigned(`${url}&sig=0`, scheme, ['a-secret-of-sixteen'])).rejects.toThrow(
      'must be an object such as',
    );
  },
);

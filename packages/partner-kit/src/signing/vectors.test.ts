import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { isWholeUrlSigned, signWholeUrl } from '../links/url-signature.ts';
import { isWebhookGenuine, signWebhook } from '../links/webhook.ts';
import { dynataMed, wjxLinkSignature, wjxPushSignature } from './exchange-signatures.ts';
import { readQuery, writeQuery } from './query.ts';
import type { QueryScheme } from './query-scheme.ts';
import { signQuery, signUrl } from './sign-query.ts';
import type { UrlScheme } from './url-scheme.ts';

interface Vectors {
  secret: string;
  fields: string[];
  queries: {
    about: string;
    raw: string;
    pairs: [string, string][];
    sorted: string;
    signatures: Record<string, string>;
  }[];
  urls: { url: string; signatures: Record<string, string> }[];
  malformed: { about: string; query: string }[];
  dynataMed: { key1: string; pid: string; key2: string; med: string }[];
  wjx: {
    key: string;
    link: { activity: string; parameter: string; endTime: string; sign: string };
    push: { activity: string; index: string; sign: string };
  };
  webhook: { secret: string; id: string; timestamp: string; body: string; signature: string };
}

// Made with OpenSSL's digests through node:crypto, not with this package.
const vectors = JSON.parse(
  readFileSync(new URL('../../vectors/vectors.json', import.meta.url), 'utf8'),
) as Vectors;

const querySchemes: Record<string, QueryScheme> = {
  'hmac-sha256': { scheme: 'hmac-sha256' },
  'hmac-sha1': { scheme: 'hmac-sha1' },
  md5: { scheme: 'md5', fields: vectors.fields },
  'sorted-sha256': { scheme: 'sorted-sha256' },
  'sorted-sha256 secret first': { scheme: 'sorted-sha256', secretFirst: true },
};

test.each(vectors.queries)('a query with $about is read and signed as the vectors say', async (vector) => {
  const query = readQuery(vector.raw, 'sig');
  if (query === undefined) throw new Error('not read');
  expect(query.pairs).toEqual(vector.pairs);
  expect(writeQuery(vector.pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)))).toBe(vector.sorted);
  const names = Object.keys(querySchemes);
  expect(Object.keys(vector.signatures)).toEqual(names);
  for (const [name, scheme] of Object.entries(querySchemes))
    expect(await signQuery(scheme, query, vectors.secret), name).toBe(vector.signatures[name]);
});

test.each(vectors.urls)('$url is signed as the vectors say', async ({ url, signatures }) => {
  for (const [name, signature] of Object.entries(signatures)) {
    const [scheme, hash] = name.split(' ') as [UrlScheme['scheme'], UrlScheme['hash']];
    expect(await signUrl({ scheme, hash }, url, vectors.secret), name).toBe(signature);
    const signed = await signWholeUrl(url, { scheme, hash }, vectors.secret);
    expect(await isWholeUrlSigned(signed, { scheme, hash }, ['another-secret-of-ours', vectors.secret])).toBe(
      true,
    );
    expect(await isWholeUrlSigned(`${signed}0`, { scheme, hash }, [vectors.secret])).toBe(false);
  }
});

test.each(vectors.malformed)('a query with $about can not be read or carries no signature', ({ query }) => {
  expect(readQuery(query, 'sig')?.signature).toBeUndefined();
});

test('the signatures of exchanges and of 问卷星 are as the vectors say', async () => {
  for (const { key1, pid, key2, med } of vectors.dynataMed) expect(dynataMed(key1, pid, key2)).toBe(med);
  const { key, link, push } = vectors.wjx;
  expect(await wjxLinkSignature(link, key)).toBe(link.sign);
  expect(await wjxPushSignature(push, key)).toBe(push.sign);
});

test('a webhook is signed as the vectors say, and refused when altered, old or by another', async () => {
  const { secret, id, timestamp, body, signature } = vectors.webhook;
  const at = new Date(Number(timestamp) * 1000);
  const headers = await signWebhook(secret, { id, body, at });
  expect(headers['webhook-signature']).toBe(signature);
  const options = { secrets: [secret], now: () => at.getTime() };
  expect(await isWebhookGenuine(headers, body, options)).toBe(true);
  expect(await isWebhookGenuine(headers, `${body} `, options)).toBe(false);
  expect(await isWebhookGenuine({}, body, options)).toBe(false);
  expect(await isWebhookGenuine(headers, body, { ...options, now: () => at.getTime() + 301_000 })).toBe(
    false,
  );
  expect(await isWebhookGenuine(headers, body, { ...options, secrets: [`whsec_${'A'.repeat(32)}`] })).toBe(
    false,
  );
});

test('headers of a webhook are read from a Request, from Node and however they are written', async () => {
  const { secret, id, timestamp, body } = vectors.webhook;
  const at = new Date(Number(timestamp) * 1000);
  const headers = await signWebhook(secret, { id, body, at });
  const options = { secrets: [secret], now: () => at.getTime() };
  const request = new Request('https://example.com/hook', { method: 'POST', headers: { ...headers } });
  const upper = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toUpperCase(), String(value)]),
  );
  const ofNode: IncomingHttpHeaders = { host: 'example.com', 'set-cookie': [], ...headers };
  for (const given of [request.headers, upper, ofNode])
    expect(await isWebhookGenuine(given, body, options)).toBe(true);
  expect(await isWebhookGenuine(new Headers(), body, options)).toBe(false);
});

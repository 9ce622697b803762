import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readQuery } from '../reports/signed-query.ts';
import { hashNames, signingSchemes } from './signing.ts';
import { webhookHeaders } from './webhook.ts';

interface Vectors {
  secret: string;
  fields: string[];
  queries: { about: string; raw: string; pairs: [string, string][]; signatures: Record<string, string> }[];
  webhook: { secret: string; id: string; timestamp: string; body: string; signature: string };
  urls: { url: string; signatures: Record<string, string> }[];
  dynataMed: { key1: string; pid: string; key2: string; med: string }[];
  wjx: {
    key: string;
    link: { activity: string; parameter: string; endTime: string; sign: string };
    push: { activity: string; index: string; sign: string };
  };
}

const file = new URL('../../../../../../packages/partner-kit/vectors/vectors.json', import.meta.url);
const { secret, fields, queries, urls, webhook, dynataMed, wjx } = JSON.parse(
  readFileSync(file, 'utf8'),
) as Vectors;

test.each(queries)('a query with $about is signed as partners who use our kit sign it', (vector) => {
  const query = readQuery(`${vector.raw}&sig=0`, 'sig', 'https://yayan.example/task/back');
  if (query === undefined) throw new Error('not read');
  expect(query.pairs).toEqual(vector.pairs);
  for (const name of ['hmac-sha256', 'hmac-sha1', 'md5', 'sorted-sha256'] as const)
    expect(signingSchemes[name].sign(query, secret, { fields }), name).toBe(vector.signatures[name]);
  expect(signingSchemes['sorted-sha256'].sign(query, secret, { fields, secretFirst: true })).toBe(
    vector.signatures['sorted-sha256 secret first'],
  );
});

test.each(urls)(
  'the whole address $url is signed as partners who use our kit sign it',
  ({ url, signatures }) => {
    const [site = '', raw = ''] = url.split('?');
    const query = readQuery(`${raw}&sig=0`, 'sig', site);
    if (query === undefined) throw new Error('not read');
    for (const scheme of ['url-hash', 'url-hmac'] as const)
      for (const hash of hashNames)
        expect(signingSchemes[scheme].sign(query, secret, { fields, hash }), `${scheme} ${hash}`).toBe(
          signatures[`${scheme} ${hash}`],
        );
  },
);

test('a whole address whose signature is not its last parameter is not signed', () => {
  const query = readQuery('sid=V7abc&sig=0&more=1', 'sig', 'https://yayan.example/task/back');
  if (query === undefined) throw new Error('not read');
  expect(signingSchemes['url-hash'].sign(query, secret, { fields, hash: 'sha256' })).toBeUndefined();
});

const read = (raw: string, site = 'https://yayan.example/callback.php') => {
  const query = readQuery(`${raw}&sig=0`, 'sig', site);
  if (query === undefined) throw new Error('not read');
  return query;
};

test.each(dynataMed)('med of $pid is what partners who use our kit compute', ({ key1, pid, key2, med }) => {
  const { sign } = signingSchemes['dynata-med'];
  expect(sign(read(`psid=${pid}&rst=1`), `${key1}:${key2}`, { fields: ['psid'] })).toBe(med);
  expect(sign(read('psid=one&rst=1'), `${key1}:${key2}`, { fields: ['psid'] })).toBeUndefined();
  expect(sign(read(`psid=${pid}`), 'not two numbers', { fields: ['psid'] })).toBeUndefined();
});

test('a push of 问卷星 and a link to it are signed as partners who use our kit sign them', () => {
  const { key, link, push } = wjx;
  const { sign, signOwn } = signingSchemes.wjx;
  const pushed = read(`a=${push.activity}&i=${push.index}&sid=any`);
  expect(sign(pushed, key, { fields: ['a', 'i'] })).toBe(push.sign);
  const raw = `sojumpparm=${link.parameter}&endts=${link.endTime}`;
  for (const end of ['', '.aspx'])
    expect(
      signOwn?.(read(raw, `https://www.wjx.cn/vm/${link.activity}${end}`), key, { fields: ['a', 'i'] }),
    ).toBe(link.sign);
});

test('a hook is signed as partners who use our kit verify it', () => {
  const { id, body, timestamp, signature } = webhook;
  const key = Buffer.from(webhook.secret.slice('whsec_'.length), 'base64');
  const at = new Date(Number(timestamp) * 1000);
  expect(webhookHeaders([key], { id, body, at })).toEqual({
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  });
});

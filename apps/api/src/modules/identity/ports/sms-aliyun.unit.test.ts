import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemRandom } from '../../../platform/random.ts';
import { settableClock } from '../../../../test/system/settable-clock.ts';
import { signedHeaders, smsOverAliyun } from './sms-aliyun.ts';

const account = {
  accessKeyId: 'LTAI-test',
  accessKeySecret: 'secret-of-the-test',
  signName: '芽言',
  templateCode: 'SMS_2611001',
};
const message = { id: 'job-1', mobile: '13800138000', purpose: 'login', code: '048213', minutes: 5 };
const parts = { clock: settableClock(), random: systemRandom };

let server: Server;
let url: string;
let answer: { status: number; body: string };
let heard: { headers: IncomingHttpHeaders; query: URLSearchParams; verified: boolean }[];

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Checks a call like the gateway: it calculates the signature again from the received call, and compares. */
function isSigned(method: string, rawUrl: string, headers: IncomingHttpHeaders): boolean {
  const match = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  const [, id, names = '', signature] = match ?? [];
  const [path = '', query = ''] = rawUrl.split('?');
  const inOrder = query.split('&').toSorted().join('&');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const body = hash('');
  const request = [method, path, inOrder, lines.join(''), names, body].join('\n');
  const expected = createHmac('sha256', account.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${hash(request)}`)
    .digest('hex');
  return id === account.accessKeyId && signature === expected && headers['x-acs-content-sha256'] === body;
}

beforeEach(async () => {
  heard = [];
  answer = { status: 200, body: '{"Code":"OK","Message":"OK","BizId":"9006","RequestId":"A-1"}' };
  server = createServer(({ method = '', url: rawUrl = '', headers }, response) => {
    const verified = isSigned(method, rawUrl, headers);
    heard.push({ headers, query: new URL(rawUrl, 'http://x').searchParams, verified });
    const refusal = '{"Code":"SignatureDoesNotMatch","Message":"..."}';
    response
      .writeHead(verified ? answer.status : 400, { 'content-type': 'application/json' })
      .end(verified ? answer.body : refusal);
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const { port } = server.address() as AddressInfo; // A listening TCP server has such an address.
  url = `http://127.0.0.1:${port}`;
});
afterEach(async () => {
  const closed = Promise.withResolvers<unknown>();
  server.close(closed.resolve);
  server.closeAllConnections();
  await closed.promise;
});

test("the signature is Aliyun's own example of version 3", () => {
  const call = {
    host: 'ecs.cn-shanghai.aliyuncs.com',
    action: 'RunInstances',
    version: '2014-05-26',
    date: '2023-10-26T10:22:32Z',
    nonce: '3156853299f313e23d1673dc12e1703d',
    query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
  };
  const key = { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' };
  expect(signedHeaders(call, key)['authorization']).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

test('a message is a signed SendSms that a server with the secret can verify', async () => {
  await smsOverAliyun({ url, ...account }, parts).send(message);
  expect(heard).toHaveLength(1);
  expect(heard[0]?.verified).toBe(true);
  expect(heard[0]?.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' });
  expect(Object.fromEntries(heard[0]?.query ?? [])).toEqual({
    PhoneNumbers: '13800138000',
    SignName: '芽言',
    TemplateCode: 'SMS_2611001',
    TemplateParam: '{"code":"048213","minutes":"5"}',
    OutId: 'job-1',
  });
});

test('each attempt has its own nonce', async () => {
  const sms = smsOverAliyun({ url, ...account }, parts);
  await sms.send(message);
  await sms.send(message);
  expect(new Set(heard.map(({ headers }) => headers['x-acs-signature-nonce'])).size).toBe(2);
});

test('a wrong secret is refused by Aliyun, and fails', async () => {
  const sms = smsOverAliyun({ url, ...account, accessKeySecret: 'another' }, parts);
  await expect(sms.send(message)).rejects.toMatchObject({
    name: 'AliyunSmsError',
    message: 'Aliyun answered 400 SignatureDoesNotMatch',
  });
});

test.each([
  [200, '{"Code":"isv.BUSINESS_LIMIT_CONTROL","Message":"13800138000"}', '200 isv.BUSINESS_LIMIT_CONTROL'],
  [200, '{"Code":"13800138000 nonsense"}', '200 without a code'],
  [503, '<html>', '503 without a code'],
])('an answer %i %s fails, and the error does not repeat it', async (status, body, told) => {
  answer = { status, body };
  await expect(smsOverAliyun({ url, ...account }, parts).send(message)).rejects.toThrow(
    expect.objectContaining({ message: `Aliyun answered ${told}` }),
  );
});

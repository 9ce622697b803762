import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Receipt } from '../gen/model/receipt.ts';
import { verifyReceipt } from './verify-receipt.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const x = publicKey.export({ format: 'jwk' }).x ?? '';
const key = {
  id: createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex').slice(0, 16),
  publicKey: x,
  current: true,
};
const receipt: Receipt = {
  format: 'yayan-receipt-1',
  kind: 'result',
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  number: 'C7F3-29KD',
  title: '早餐“习惯”',
  holder: 'YA7K2M9X',
  facts: [{ name: '结果', value: '完成' }],
  issuer: '青芽科技',
  issuedAt: '2026-11-21T08:40:00.000Z',
};
/** The order of these fields is part of the format: a receipt of today must be checkable in years. */
const text =
  '{"format":"yayan-receipt-1","kind":"result","id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","number":"C7F3-29KD",' +
  '"title":"早餐“习惯”","holder":"YA7K2M9X","facts":[{"name":"结果","value":"完成"}],"issuer":"青芽科技",' +
  '"issuedAt":"2026-11-21T08:40:00.000Z"}';
const signature = sign(null, Buffer.from(text), privateKey).toString('base64url');
const signed = { receipt, keyId: key.id, signature };

test('a receipt is genuine however its file is formatted', async () => {
  const { format, ...rest } = receipt;
  const reordered = JSON.parse(JSON.stringify({ ...rest, format }, null, 2)) as Receipt;
  expect(await verifyReceipt({ ...signed, receipt: reordered }, [key])).toBe('genuine');
});

test.each([
  ['another field', { ...signed, receipt: { ...receipt, title: '别的' } }],
  ['another fact', { ...signed, receipt: { ...receipt, facts: [{ name: '结果', value: '未入选' }] } }],
  [
    'another signature',
    { ...signed, signature: signature.replace(/^./u, (char) => (char === 'A' ? 'B' : 'A')) },
  ],
  ['no signature', { ...signed, signature: '*' }],
])('with %s it is changed', async (_what, forged) => {
  expect(await verifyReceipt(forged, [key])).toBe('changed');
});

test('signed by a key that isn’t ours it is of an unknown key', async () => {
  expect(await verifyReceipt(signed, [])).toBe('unknownKey');
});

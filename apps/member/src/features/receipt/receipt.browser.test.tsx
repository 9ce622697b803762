import { mockGetReceipt, mockListReceiptKeys, refuse } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import type { SignedReceipt } from '@yayan/api-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMock } from '../../testing/open-mock.ts';
import { openPage } from '../../testing/open-page.tsx';
import { readReceipt, receiptAddress, receiptOfHash } from './receipt-link.ts';
import ReceiptPage from './ReceiptPage.tsx';

const receipt: SignedReceipt['receipt'] = {
  format: 'yayan-receipt-1',
  kind: 'result',
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  number: 'C7F3-29KD',
  title: '早餐习惯小调查',
  holder: 'YA7K2M9X',
  facts: [
    { name: '结果', value: '完成' },
    { name: '金币', value: '120，已到账' },
  ],
  issuer: '芽言（示例）科技有限公司',
  issuedAt: '2026-11-21T08:40:00.000Z',
};
const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

let signed: SignedReceipt;
let key: { id: string; publicKey: string; current: boolean };
beforeAll(async () => {
  const pair = await crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify']);
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  key = { id: '3f7a29c1b8d04e6f', publicKey: base64url(raw), current: true };
  const text = new TextEncoder().encode(JSON.stringify(receipt));
  const signature = base64url(await crypto.subtle.sign({ name: 'Ed25519' }, pair.privateKey, text));
  signed = { receipt, keyId: key.id, signature };
});

let mock: Mock;
const open = (search: string) => openPage(ReceiptPage, '/receipt', `/receipt${search}`);
const hashOf = async (of: SignedReceipt): Promise<string> => new URL(await receiptAddress(of)).hash;
const valid = () => page.getByText(/^签名有效/u);

describe.each(looks)('receipts on a $size, $scheme', (how) => {
  beforeEach(async () => {
    ({ mock } = await openMock());
    mock.use(mockListReceiptKeys(() => ({ items: [key] })));
    mock.use(mockGetReceipt(() => signed));
    await prepareLook(how);
  });

  test('rule 3.39: a member gets one of their own, to store, print and hand on', async () => {
    await open(`?of=result&id=${receipt.id}`);
    await expect.element(valid()).toBeVisible();
    await expect.element(page.getByText('120，已到账')).toBeVisible();
    await expect.element(page.getByRole('img', { name: '二维码：核对这张凭证' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '下载凭证文件' })).toBeVisible();
    await look('own');
  });

  test('rule 3.39: anybody checks the one in an address, and a changed one is refused', async () => {
    await open(await hashOf(signed));
    await expect.element(valid()).toBeVisible();
    await look('genuine');
    await open(await hashOf({ ...signed, receipt: { ...receipt, holder: 'XXXXXXXX' } }));
    await expect.element(page.getByText(/^签名不符/u)).toBeVisible();
    await look('changed');
  });

  test('a file is checked by its text, and a part of one is no receipt', async () => {
    await open('');
    const field = page.getByRole('textbox', { name: '凭证文件的内容' });
    await field.fill(JSON.stringify(signed).slice(0, 80));
    await page.getByRole('button', { name: '核对' }).click();
    await expect.element(page.getByText(/不是一张完整的凭证/u)).toBeVisible();
    await field.fill(JSON.stringify(signed, null, 2));
    await page.getByRole('button', { name: '核对' }).click();
    await expect.element(valid()).toBeVisible();
    await look('file');
  });
});

test('a receipt without its keys is never called valid', async () => {
  ({ mock } = await openMock());
  mock.use(mockListReceiptKeys(refuse('INTERNAL')));
  await open(await hashOf(signed));
  await expect.element(page.getByText(/没有取到公开密钥/u)).toBeVisible();
  expect(valid().elements()).toEqual([]);
});

test('an address carries a receipt whole, and half of one carries none', async () => {
  const hash = (await hashOf(signed)).slice(1);
  expect(await receiptOfHash(hash)).toEqual(signed);
  expect(await receiptOfHash(hash.slice(0, 40))).toBeUndefined();
  expect(hash.length).toBeLessThan(900);
  expect(readReceipt('{"receipt":{}}')).toBeUndefined();
});

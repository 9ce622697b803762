import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { headBehind, prizeAt, rollOf, seedHashOf } from './recompute-draw.ts';

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

test('the browser computes what the server draws', () => {
  const draw = { campaignId: 't7Kq2mX9bLpR', pseudonym: '7Q2MXK9B', number: 1, clientSeed: '好运常在 2026' };
  expect(rollOf(seed, draw)).toBe(2_820_327_572_767_024);
  expect(seedHashOf(seed)).toBe('4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef');
  expect(headBehind('0'.repeat(64), '1|7Q2MXK9B|1|好运常在 2026|1|5|')).toBe(
    '20d1a70501758b91fed1c66aba4971502e106012088b1c55c372bc89472a9c9e',
  );
});

test('a text of any length is hashed whole, and leaves nothing behind for the next', () => {
  for (const length of [1, 5000, 1, 300, 0]) {
    const clientSeed = '芽'.repeat(length);
    const bytes = new TextEncoder().encode(`t7Kq2mX9bLpR|7Q2MXK9B|1|${clientSeed}`);
    const mac = bytesToHex(hmac(sha256, hexToBytes(seed), bytes));
    const draw = { campaignId: 't7Kq2mX9bLpR', pseudonym: '7Q2MXK9B', number: 1, clientSeed };
    expect(rollOf(seed, draw)).toBe(Number.parseInt(mac.slice(0, 13), 16));
    const head = bytesToHex(sha256(new TextEncoder().encode(`before\n${clientSeed}`)));
    expect(headBehind('before', clientSeed)).toBe(head);
  }
});

test('a roll falls on the row that reaches beyond it, or on none', () => {
  const rows = [
    { prizeId: 'a', odds: 500_000 },
    { prizeId: 'b', odds: 250_000 },
  ];
  expect([0, 2 ** 51, 2 ** 52 - 1].map((roll) => prizeAt(roll, rows))).toEqual(['a', 'b', null]);
});

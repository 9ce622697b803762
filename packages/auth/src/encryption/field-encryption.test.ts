import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFieldEncryption } from './field-encryption.ts';
import type { PublicKey } from './field-encryption.ts';
import { envelope, noon, openBrowser } from '../testing/test-browser.ts';
import { createServerKey } from '../testing/server-key.ts';
import type { ServerKey } from '../testing/server-key.ts';

const path = '/v1/auth/public-key';

let keys: readonly [ServerKey, ServerKey];
beforeAll(async () => {
  keys = [await createServerKey('key-1'), await createServerKey('key-2')];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server that returns the first key, then the second. */
const open = (terms: Partial<PublicKey> = {}) => {
  let asked = 0;
  const browser = openBrowser(() => {
    const key = keys[Math.min(asked, 1)];
    asked += 1;
    return envelope(200, { ...key?.publicKey, ...terms });
  });
  const encryptField = createFieldEncryption({ transport: browser.transport, clock: browser.clock });
  return { ...browser, encryptField };
};

describe('field encryption (rule 2.10): RSA 3072, OAEP with SHA-256 for hash and mask', () => {
  test('the server decrypts value, time and nonce', async () => {
    const { encryptField } = open();
    const sealed = await encryptField('13800138000');
    expect(sealed).toMatch(/^key-1:[A-Za-z0-9+/]{512}$/);
    const field = await keys[0].open(sealed);
    expect(field).toEqual({
      value: '13800138000',
      timestamp: noon,
      nonce: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
  test.each([-3_600_000, -61_000, 0, 400_000, 86_400_000])(
    'it contains the server’s time, also when the device’s clock is %i ms off',
    async (off) => {
      const { encryptField, clock } = open({ time: noon - off });
      expect(await keys[0].open(await encryptField('123456'))).toMatchObject({ timestamp: noon - off });
      clock.advance(90_000);
      expect(await keys[0].open(await encryptField('123456'))).toMatchObject({
        timestamp: noon - off + 90_000,
      });
    },
  );
  test('the same value never gives the same cipher text or nonce', async () => {
    const { encryptField } = open();
    const sealed = await Promise.all(Array.from({ length: 50 }, () => encryptField('123456')));
    const fields = await Promise.all(sealed.map(keys[0].open));
    expect(new Set(sealed).size).toBe(50);
    expect(new Set(fields.map(({ nonce }) => nonce)).size).toBe(50);
  });
  test.each([
    ['a mobile number', '13800138000'],
    ['a code', '000000'],
    ['the longest password', 'Aa1!'.repeat(5)],
    ['20 Chinese characters', '芽言密码很长很安全'.repeat(3).slice(0, 20)],
    ['20 characters of four bytes', '🌱'.repeat(20)],
    ['20 characters that JSON escapes', '"\\'.repeat(10)],
    ['20 characters that JSON writes as six', '\u0001'.repeat(20)],
    ['nothing', ''],
  ])('%s fits and comes back as it was', async (_, value) => {
    const { encryptField } = open();
    expect(await keys[0].open(await encryptField(value))).toMatchObject({ value });
  });
  test('a value that is too long is refused, not cut', async () => {
    const { encryptField } = open();
    await expect(encryptField('x'.repeat(300))).rejects.toThrow(RangeError);
  });
  test('an invalid key is refused', async () => {
    const { encryptField } = open({ publicKey: 'not a key' });
    await expect(encryptField('123456')).rejects.toThrow('public key');
  });
});

describe("the server's key", () => {
  test('is fetched once for all fields encrypted at the same time', async () => {
    const { encryptField, sent } = open();
    await Promise.all(['a', 'b', 'c'].map((value) => encryptField(value)));
    await encryptField('d');
    expect(sent(path)).toHaveLength(1);
  });
  test('is fetched again after it was refused', async () => {
    const { encryptField, sent } = open();
    await encryptField('a');
    const sealed = await encryptField('b', { freshKey: true });
    expect(await keys[1].open(sealed)).toMatchObject({ value: 'b' });
    expect(await encryptField('c')).toMatch(/^key-2:/);
    expect(sent(path)).toHaveLength(2);
  });
  test('after a failed fetch the next field fetches it again', async () => {
    let first = true;
    const { transport, clock } = openBrowser(() => {
      if (!first) return envelope(200, keys[0].publicKey);
      first = false;
      return new Response(null, { status: 502 });
    });
    const encryptField = createFieldEncryption({ transport, clock });
    await expect(encryptField('a')).rejects.toMatchObject({ kind: 'network' });
    expect(await encryptField('b')).toMatch(/^key-1:/);
  });
});

describe('without WebCrypto, as on a page over plain http', () => {
  const bytes = new TextEncoder().encode('{"value":"123456","timestamp":0,"nonce":""}');
  /** jsencrypt takes random numbers from the page's crypto. */
  const openPage = async () => {
    const page = Object.assign(new EventTarget(), { crypto });
    vi.stubGlobal('window', page);
    vi.stubGlobal('self', page);
    return await import('./jsencrypt.ts');
  };

  test('jsencrypt encrypts for the same server, and every cipher text has its full length', async () => {
    const { sealBytes } = await openPage();
    for (let round = 0; round < 300; round += 1) {
      const sealed = await sealBytes(keys[0].publicKey.publicKey, bytes);
      expect(sealed).toHaveLength(512);
      expect(await keys[0].open(`key-1:${sealed}`)).toMatchObject({ value: '123456' });
    }
  }, 30_000);

  test('an invalid key is refused', async () => {
    const { sealBytes } = await openPage();
    await expect(sealBytes('not a key', bytes)).rejects.toThrow('public key');
  });

  test('outside a page nothing is encrypted: jsencrypt would draw its padding from Math.random', async () => {
    const { encryptField } = open();
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await expect(encryptField('123456')).rejects.toThrow('in a page only');
  });
});

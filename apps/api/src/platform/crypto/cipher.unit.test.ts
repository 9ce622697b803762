import { expect, test } from 'vitest';
import { createCipher, SealError, type Cipher } from './cipher.ts';
import { systemRandom } from '../random.ts';

const oldKey = new Uint8Array(32).fill(1);
const newKey = new Uint8Array(32).fill(2);
const blindIndex = new Uint8Array(32).fill(3);
const cipherWith = (...atRest: Uint8Array[]): Cipher => createCipher({ atRest, blindIndex }, systemRandom);

test('what is sealed opens again and looks different each time', () => {
  const cipher = cipherWith(newKey);
  const sealed = cipher.seal('13800138000 芽言');
  expect(cipher.open(sealed)).toBe('13800138000 芽言');
  expect(cipher.seal('13800138000 芽言')).not.toBe(sealed);
  expect(sealed).not.toContain('138');
});

test('every altered character of a sealed value is noticed', () => {
  const cipher = cipherWith(newKey);
  const sealed = cipher.seal('ab');
  for (let index = 0; index < sealed.length; index += 1) {
    const other = sealed[index] === 'x' ? 'y' : 'x';
    const altered = sealed.slice(0, index) + other + sealed.slice(index + 1);
    // The last character of base64url carries bits that are not part of the value.
    if (
      Buffer.from(altered.split('.')[1] ?? '', 'base64url').equals(
        Buffer.from(sealed.split('.')[1] ?? '', 'base64url'),
      ) &&
      altered.split('.')[0] === sealed.split('.')[0]
    )
      continue;
    expect(() => cipher.open(altered), altered).toThrow(SealError);
  }
});

test('after a rotation old values still open and are known to be outdated', () => {
  const sealed = cipherWith(oldKey).seal('secret');
  const rotated = cipherWith(newKey, oldKey);
  expect(rotated.open(sealed)).toBe('secret');
  expect(rotated.isOutdated(sealed)).toBe(true);
  expect(rotated.isOutdated(rotated.seal('secret'))).toBe(false);
  expect(() => cipherWith(newKey).open(sealed)).toThrow(SealError);
});

test('the blind index of a text is the same under every at-rest key and differs between texts', () => {
  expect(cipherWith(oldKey).blindIndex('13800138000')).toBe(cipherWith(newKey).blindIndex('13800138000'));
  expect(cipherWith(newKey).blindIndex('13800138001')).not.toBe(cipherWith(newKey).blindIndex('13800138000'));
});

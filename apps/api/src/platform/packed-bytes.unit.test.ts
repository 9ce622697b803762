import { expect, test } from 'vitest';
import { packedBytes } from './packed-bytes.ts';

test('what was added is read back in its order, as often as asked', () => {
  const packed = packedBytes();
  const lines = Array.from({ length: 20_000 }, (_, number) => `第 ${number} 行\n`);
  for (const line of lines) packed.add(Buffer.from(line));
  const read = () => Buffer.concat([...packed.read()]);
  expect(read().toString()).toBe(lines.join(''));
  expect(read().length).toBe(packed.length);
});

import { expect, test } from 'vitest';
import { validate, version } from 'uuid';
import { uuidOfText } from './uuid-of-text.ts';

test('a text always has the same UUID of version 8, and another text has another', () => {
  const id = uuidOfText('application 1');
  expect([validate(id), version(id)]).toEqual([true, 8]);
  expect(uuidOfText('application 1')).toBe(id);
  expect(uuidOfText('application 2')).not.toBe(id);
});

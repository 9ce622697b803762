import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const withCode = (code: string): Error => Object.assign(new Error('failed'), { code });
const fromServer = (code: string): Error => Object.assign(new DatabaseError('failed', 6, 'error'), { code });

test.each([
  ['refused', withCode('ECONNREFUSED')],
  ['reset', withCode('ECONNRESET')],
  ['stopping', fromServer('57P01')],
  ['starting', fromServer('57P03')],
  ['a standby', fromServer('25006')],
  ['full', fromServer('53100')],
  ['out of connections', fromServer('53300')],
  ['cut off', new Error('Connection terminated unexpectedly')],
  ['too slow to connect', new Error('timeout exceeded when trying to connect')],
  ['at no address', new AggregateError([withCode('ECONNREFUSED'), withCode('ENETUNREACH')])],
  ['ended', Object.assign(new Error('Aborted()'), { name: 'RuntimeError' })],
])('a database that is %s can’t be used', (_, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ['a broken rule', fromServer('23505')],
  ['a lock that did not come', fromServer('55P03')],
  ['a statement that was cancelled', fromServer('57014')],
  ['wrong code', new TypeError('x is not a function')],
  ['several failures of a sweep', new AggregateError([withCode('ECONNREFUSED'), new TypeError('x')])],
  ['no failures', new AggregateError([])],
  ['no error', 'ECONNREFUSED'],
])('%s is another matter', (_, error) => {
  expect(isUnavailable(error)).toBe(false);
});

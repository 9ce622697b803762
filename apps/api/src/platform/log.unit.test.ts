import { beforeEach, expect, test } from 'vitest';
import { createLog, type Logger } from './log.ts';

let lines: string[];
let log: Logger;

beforeEach(() => {
  lines = [];
  log = createLog({ logLevel: 'trace' }, { write: (line: string) => lines.push(line) });
});

const written = (): string => lines.join('');

test('X9 drops fields that are not on the list and keeps only their names', () => {
  log.info({ mobile: '13800138000', password: 'hunter2', job: 'sms.send' }, 'sent');
  expect(written()).not.toMatch(/13800138000|hunter2/);
  expect(JSON.parse(written())).toMatchObject({
    job: 'sms.send',
    left_out: ['mobile', 'password'],
    msg: 'sent',
  });
});

test('X9 a child log drops the same fields', () => {
  log.child({ reqId: 'r-1', token: 'abcdef' }).info('hello');
  expect(written()).toContain('r-1');
  expect(written()).not.toContain('abcdef');
});

test('X9 logs the method and route pattern of a request, never its address, headers or body', () => {
  const req = {
    method: 'GET',
    url: '/v1/members/42?token=abcdef',
    routeOptions: { url: '/v1/members/:id' },
    headers: { authorization: 'Bearer abcdef' },
    body: { mobile: '13800138000' },
    ip: '203.0.113.9',
  };
  log.info({ req }, 'incoming');
  expect(JSON.parse(written())).toMatchObject({ req: { method: 'GET', route: '/v1/members/:id' } });
  expect(written()).not.toMatch(/abcdef|13800138000|203\.0\.113\.9/);
});

test('X9 logs type, code and stack of an error, but no values that a database repeats', () => {
  const cause = Object.assign(new Error('Key (email)=(a.b@example.com) exists'), { detail: '13800138000' });
  const err = Object.assign(new Error('invalid input syntax for type uuid: "hunter2"', { cause }), {
    code: '22P02',
  });
  log.error({ err }, 'failed');
  log.error({ err });
  log.error(err);
  log.error({ err }, err.message);
  expect(written()).not.toMatch(/hunter2|example\.com|13800138000/);
  expect(written()).toContain('22P02');
  expect(written()).toContain('log.unit.test.ts');
});

test('X9 masks mobile numbers and mail addresses in a message, but not times and ids', () => {
  log.info('code for 13800138000 and someone@example.com');
  log.info({ jobId: '0198a1b2-1380-7013-8000-13800138000a' }, 'kept');
  expect(written()).toContain('code for 1********** and ***@***');
  expect(written()).toContain('"time":1');
});

test('X9 removes the query from an address in a message', () => {
  log.info('Route GET:/nowhere?token=abcdef&a=1 not found');
  expect(written()).toContain('Route GET:/nowhere?… not found');
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errorCatalogue } from '../gen/error-catalogue.ts';
import { outcomeOf } from './outcome.ts';

interface Lists {
  errorCodes: {
    success: number;
    unauthorised: number;
    passThrough: number[];
    rejectSilently: number[];
    rejectSilentlyPath: string;
    noToast: number[];
    noToastOnHttpError: number[];
  };
}

const lists = JSON.parse(
  readFileSync(new URL('../../../../contract/enums.json', import.meta.url), 'utf8'),
) as Lists;

const rejected = (kind: string, notice?: string) =>
  notice ? { resolve: false, kind, notice } : { resolve: false, kind };
const passes = { resolve: true };

const told = (url: string, status: number, body: unknown) => {
  const outcome = outcomeOf({ url, status, body });
  if (outcome.resolve) return passes;
  return rejected(outcome.failure.kind, outcome.notice);
};

const business = '/v1/tasks';
const process = '/v1/process/sessions/7/pages';
const codes = [200, 401, 1049, 1060, 1105, 5013, 5629, 10014, 24001];

describe('W5 error catalogue (rule 10.18), HTTP 200', () => {
  const expected = {
    200: [passes, passes],
    401: [rejected('auth'), rejected('auth')],
    1049: [rejected('silent'), rejected('silent')],
    1060: [rejected('silent'), rejected('silent')],
    1105: [rejected('silent'), rejected('silent')],
    5013: [passes, passes],
    5629: [passes, passes],
    10014: [rejected('notice', 'warning'), rejected('silent')],
    24001: [rejected('notice', 'warning'), rejected('silent')],
  };
  test.each(codes)('code %i', (code) => {
    const body = { code, msg: '说明', data: { left: 0 } };
    const [ordinary, running] = expected[code as keyof typeof expected];
    expect(told(business, 200, body)).toEqual(ordinary);
    expect(told(process, 200, body)).toEqual(running);
  });
});

describe('W5 error catalogue (rule 10.18), another HTTP status with an envelope', () => {
  const expected = {
    200: [rejected('notice', 'error'), rejected('silent')],
    401: [rejected('auth'), rejected('auth')],
    1049: [rejected('notice', 'error'), rejected('silent')],
    1060: [rejected('notice', 'error'), rejected('silent')],
    1105: [rejected('silent'), rejected('silent')],
    5013: [rejected('notice', 'error'), rejected('silent')],
    5629: [rejected('notice', 'error'), rejected('silent')],
    10014: [rejected('silent'), rejected('silent')],
    24001: [rejected('notice', 'error'), rejected('silent')],
  };
  for (const status of [201, 302, 400, 403, 404, 409, 413, 429, 500, 503]) {
    test.each(codes)(`HTTP ${status}, code %i`, (code) => {
      const body = { code, msg: '说明', data: null };
      const [ordinary, running] = expected[code as keyof typeof expected];
      expect(told(business, status, body)).toEqual(ordinary);
      expect(told(process, status, body)).toEqual(running);
    });
  }
  test.each([...codes, undefined])('HTTP 401 clears the token whatever the body says: code %s', (code) => {
    expect(told(business, 401, { code, msg: '说明' })).toEqual(rejected('auth'));
    expect(told(process, 401, { code, msg: '说明' })).toEqual(rejected('auth'));
  });
});

describe('W5 error catalogue (rule 10.18), no envelope', () => {
  test.each([undefined, null, '', 'text', 7, [], {}, { msg: 'no code' }, { code: '200' }])(
    'a body without a code passes through whole: %j',
    (body) => {
      expect(outcomeOf({ url: business, status: 200, body })).toEqual({ resolve: true, value: body });
      expect(outcomeOf({ url: process, status: 200, body })).toEqual({ resolve: true, value: body });
    },
  );
  test.each([0, 204, 400, 404, 500, 502])(
    'a non-200 status (%i) without an envelope is a network error',
    (status) => {
      expect(told(business, status, undefined)).toEqual(rejected('network'));
      expect(told(business, status, '<html>')).toEqual(rejected('network'));
    },
  );
  test.each([0, 404, 502])('a /v1/process call stays silent even then: %i', (status) => {
    expect(told(process, status, undefined)).toEqual(rejected('silent'));
  });
  test.each([200, 500])('a code without a message has nothing to show: network error (HTTP %i)', (status) => {
    expect(told(business, status, { code: 24001 })).toEqual(rejected('network'));
    expect(told(business, status, { code: 24001, msg: 7 })).toEqual(rejected('network'));
  });
});

describe('what a caller gets', () => {
  test.each([200, 5013, 5629])('code %i resolves with data', (code) => {
    const data = { ticket: 'abc' };
    expect(outcomeOf({ url: business, status: 200, body: { code, msg: '', data } })).toEqual({
      resolve: true,
      value: data,
    });
  });
  test('a failure carries code, status, message and data', () => {
    const body = { code: 24001, msg: '已抢完', data: { left: 0 } };
    expect(outcomeOf({ url: business, status: 409, body })).toMatchObject({
      failure: { code: 24001, status: 409, msg: '已抢完', data: { left: 0 } },
    });
  });
});

describe('process calls', () => {
  test.each(['/v1/process', '/v1/process/', '/v1/process/submit', '/v1/process?a=1'])('%s is one', (url) => {
    expect(told(url, 500, undefined)).toEqual(rejected('silent'));
  });
  test.each(['/v1/processes', '/v2/process/submit', '/v1/tasks/v1/process/'])('%s is none', (url) => {
    expect(told(url, 500, undefined)).toEqual(rejected('network'));
  });
});

describe('W5 the error catalogue of the document', () => {
  const kinds = { notice: 'notice', silent: 'silent', auth: 'auth' };
  const entries = Object.entries(errorCatalogue);
  test.each(entries)('%s is treated as it says', (_, { code, status, msg, kind }) => {
    const outcome = outcomeOf({ url: business, status, body: { code, msg, data: null } });
    if (kind === 'result') expect(outcome).toEqual({ resolve: true, value: null });
    else expect(outcome).toMatchObject({ resolve: false, failure: { kind: kinds[kind], msg } });
  });
});

describe("W5 the product's list of codes (contract/enums.json)", () => {
  const {
    success,
    unauthorised,
    passThrough,
    rejectSilently,
    rejectSilentlyPath,
    noToast,
    noToastOnHttpError,
  } = lists.errorCodes;
  const told200 = (code: number) => told(business, 200, { code, msg: '说明' });
  const toldHttpError = (code: number) => told(business, 400, { code, msg: '说明' });
  test('is followed', () => {
    expect([success, ...passThrough].map(told200)).toEqual([passes, passes, passes]);
    for (const code of [...rejectSilently, ...noToast]) expect(told200(code)).toEqual(rejected('silent'));
    for (const code of noToastOnHttpError) expect(toldHttpError(code)).toEqual(rejected('silent'));
    expect([told200(unauthorised), toldHttpError(unauthorised)]).toEqual([
      rejected('auth'),
      rejected('auth'),
    ]);
    expect(told(`${rejectSilentlyPath}/x`, 200, { code: 24001, msg: '说明' })).toEqual(rejected('silent'));
  });
});

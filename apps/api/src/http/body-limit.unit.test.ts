import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valid } from '../../test/hostile/schema-arbitrary.ts';
import { bodyLimitOf, LARGEST_BODY_BYTES } from './body-limit.ts';
import { documentOperations, schemas } from './document.ts';
import type { Schema } from './document-parts.ts';
import { excessOf } from './json-parser.ts';
import { bodyCheck } from './validator.ts';

const withBody = documentOperations.flatMap(({ id, access, body }) =>
  body ? [{ id, access, body, limit: bodyLimitOf(body, schemas) }] : [],
);
const isOpen = ({ access }: { access: string }): boolean => access === 'public' || access === 'optional';

/** JSON as clients write it that escape all characters except ASCII. */
const escaped = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(
    /[^ -~\n]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

test.each(withBody.map((row) => [row.id, row] as const))(
  '%s takes every body that its schema allows, also indented and escaped',
  (_id, { body, limit }) => {
    for (const sample of fc.sample(valid(body), { seed: 20_261_127, numRuns: 20 }))
      expect(Buffer.byteLength(escaped(sample))).toBeLessThanOrEqual(limit);
  },
);

test('strangers can send much only to a questionnaire', () => {
  const large = withBody.filter((row) => isOpen(row) && row.limit > 32 * 1024);
  expect(large.map(({ id }) => id).sort()).toEqual(['saveKeyDraftAnswers', 'saveKeyPage', 'submitKeySurvey']);
});

test('a body of a schema without limits gets the general limit', () => {
  const open: Schema = { type: 'object', additionalProperties: { type: 'string' } };
  expect(bodyLimitOf(open, {})).toBe(LARGEST_BODY_BYTES);
  expect(bodyLimitOf({ type: 'string' }, {})).toBe(LARGEST_BODY_BYTES);
  expect(bodyLimitOf({ type: 'string', pattern: '^[a-z]+$' }, {})).toBe(LARGEST_BODY_BYTES);
  expect(bodyLimitOf({ type: 'string', pattern: '^[a-z]{1,9}$' }, {})).toBe(2 + 9 * 6 + 512);
});

/** As many of these pieces as fit into the limit. */
const filled = (limit: number, open: string, piece: (index: number) => string, close: string): string => {
  const pieces: string[] = [];
  for (let size = open.length + close.length + 1, index = 0; ; index += 1) {
    const next = piece(index);
    size += next.length + 1;
    if (size > limit) return `${open}${pieces.join(',')}${close}`;
    pieces.push(next);
  }
};

/** Bodies that take the most time to parse for their size. */
const costly = (limit: number): string[] => [
  filled(limit, '{', (index) => `"k${index}":1`, '}'),
  filled(limit, '{"answers":{', (index) => `"k${index}":1`, '}}'),
  filled(limit, '{"answers":{', (index) => `"k${index}":{"a":["\\u0000"]}`, '}}'),
  filled(limit, '{"page":"p","revision":0,"answers":{', (index) => `"k${index}":[[["x"]]]`, '}}'),
  filled(limit, '{"page":"p","revision":0,"answers":{"q":[', () => '"x"', ']}}'),
  filled(limit, '[', () => '[[[]]]', ']'),
  `"${'\\\\'.repeat((limit - 2) >> 1)}"`,
  `{"page":"${'\\"'.repeat((limit - 100) >> 1)}"}`,
];

/** Whether one of several runs is shorter: a busy machine only makes a run longer. */
const takesLess = (milliseconds: number, run: () => void): boolean =>
  Array.from({ length: 40 }).some(() => {
    const from = performance.now();
    run();
    return performance.now() - from < milliseconds;
  });

describe('no body of a stranger holds the event loop for more than 5 ms', () => {
  test.each(withBody.filter(isOpen).map((row) => [row.id, row] as const))('%s', (_id, { body, limit }) => {
    const check = bodyCheck(body);
    const read = (text: string): void => {
      if (excessOf(text) === null) check(JSON.parse(text));
    };
    for (const text of costly(limit))
      expect([
        text.slice(0, 40),
        takesLess(5, () => {
          try {
            read(text);
          } catch {
            // A refusal takes time, too.
          }
        }),
      ]).toEqual([text.slice(0, 40), true]);
  });
});

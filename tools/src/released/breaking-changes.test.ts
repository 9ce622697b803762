import { expect, test } from 'vitest';
import { breakingChanges } from './breaking-changes.ts';
import type { Document, Operation, Parameter, Schema } from './document.ts';

interface Parts {
  readonly sent?: Schema;
  readonly got?: Schema;
  readonly operation?: Partial<Operation>;
  readonly schemas?: Readonly<Record<string, Schema>>;
}

/** A document with one call whose body is `Sent` and whose answer is `Got`. */
const documentOf = ({ sent = {}, got = {}, operation = {}, schemas = {} }: Parts = {}): Document => ({
  info: {},
  paths: {
    '/v1/things': {
      post: {
        operationId: 'doThing',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Sent' } } } },
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Got' } } } },
        },
        ...operation,
      },
    },
  },
  components: { schemas: { Sent: sent, Got: got, ...schemas } },
});

const breaks = (before: Parts, after: Parts): readonly string[] =>
  breakingChanges(documentOf(before), documentOf(after));

const object = (
  properties: Record<string, Schema>,
  required: string[] = Object.keys(properties),
): Schema => ({
  type: 'object',
  properties,
  required,
});
const text: Schema = { type: 'string' };
const nullable: Schema = { type: ['string', 'null'] };
const query = (name: string, schema: Schema, required = false): Parameter => ({
  name,
  in: 'query',
  schema,
  required,
});
const called = (...parameters: Parameter[]): Parts => ({ operation: { parameters } });
const at = 'POST /v1/things (doThing)';

test('a document breaks nothing of itself', () => {
  const parts = { sent: object({ a: text }), got: object({ b: nullable }) };
  expect(breaks(parts, parts)).toEqual([]);
});

test.each<[string, Parts, Parts, string]>([
  [
    'a field of an answer that is gone',
    { got: object({ a: text, b: text }) },
    { got: object({ a: text }) },
    'Got.b is gone',
  ],
  [
    'a field of an answer that may be missing',
    { got: object({ a: text }) },
    { got: object({ a: text }, []) },
    'Got.a may be missing now',
  ],
  [
    'a field of an answer that may be null',
    { got: object({ a: text }) },
    { got: object({ a: nullable }) },
    'Got.a may be null now',
  ],
  [
    'a field of an answer of another type',
    { got: object({ a: text }) },
    { got: object({ a: { type: 'integer' } }) },
    'Got.a may be integer now',
  ],
  [
    'a field of a body that is gone',
    { sent: object({ a: text }, []) },
    { sent: object({}) },
    'Sent.a is gone',
  ],
  [
    'a new field of a body that is required',
    { sent: object({}) },
    { sent: object({ a: text }) },
    'Sent.a is required now',
  ],
  [
    'a body that takes no null any more',
    { sent: object({ a: nullable }) },
    { sent: object({ a: text }) },
    'Sent.a no longer takes null',
  ],
  [
    'a shorter limit of a body',
    { sent: object({ a: { ...text, maxLength: 20 } }) },
    { sent: object({ a: { ...text, maxLength: 9 } }) },
    'Sent.a has maxLength 9 now',
  ],
  [
    'a pattern of a body',
    { sent: object({ a: text }) },
    { sent: object({ a: { ...text, pattern: '^x' } }) },
    'Sent.a has another pattern',
  ],
  [
    'an item of a list',
    { got: object({ a: { type: 'array', items: object({ b: text }) } }) },
    { got: object({ a: { type: 'array', items: object({}) } }) },
    'Got.a[].b is gone',
  ],
  [
    'a value that is gone',
    { got: object({ a: { enum: ['x', 'y'] } }) },
    { got: object({ a: { enum: ['x'] } }) },
    'Got.a lost its value "y"',
  ],
  [
    'a choice that is no longer taken',
    { sent: object({ a: { oneOf: [text, { type: 'integer' }, { type: 'boolean' }] } }) },
    { sent: object({ a: { oneOf: [text, { type: 'integer' }] } }) },
    'Sent.a takes fewer kinds of value now',
  ],
  [
    'a choice that is new in an answer',
    { got: object({ a: text }) },
    { got: object({ a: { anyOf: [text, { type: 'null' }] } }) },
    'Got.a has new kinds of value now',
  ],
  ['a parameter that is gone', called(query('a', text)), called(), `${at}: query.a is gone`],
  [
    'a parameter that is required',
    called(query('a', text)),
    called(query('a', text, true)),
    `${at}: query.a is required now`,
  ],
  [
    'another name of a call',
    {},
    { operation: { operationId: 'makeThing' } },
    `${at} is called makeThing now`,
  ],
  [
    'a call that needs a token',
    {},
    { operation: { security: [{ memberToken: [] }] } },
    `${at} can't be called with no token any more`,
  ],
  ['a type that is gone', { schemas: { Old: text } }, {}, 'the type Old is gone'],
])('breaks: %s', (_, before, after, line) => {
  expect(breaks(before, after)).toEqual([line]);
});

test('breaks: a call that is gone', () => {
  const after = { ...documentOf(), paths: {} };
  expect(breakingChanges(documentOf(), after)).toEqual([`${at} is gone`]);
});

test.each<[string, Parts, Parts]>([
  ['a new field of an answer', { got: object({ a: text }) }, { got: object({ a: text, b: text }) }],
  ['a new optional field of a body', { sent: object({}) }, { sent: object({ a: text }, []) }],
  [
    'a new value',
    { sent: object({ a: { enum: ['x'] } }), got: object({ a: { enum: ['x'] } }) },
    { sent: object({ a: { enum: ['x', 'y'] } }), got: object({ a: { enum: ['x', 'y'] } }) },
  ],
  [
    'a longer limit',
    { sent: object({ a: { ...text, maxLength: 9 } }) },
    { sent: object({ a: { ...text, maxLength: 20 } }) },
  ],
  [
    'a field of a body that became optional',
    { sent: object({ a: text }) },
    { sent: object({ a: text }, []) },
  ],
  [
    'a field of an answer that is never null any more',
    { got: object({ a: nullable }) },
    { got: object({ a: text }) },
  ],
  [
    'an integer where a number was',
    { got: object({ a: { type: 'number' } }) },
    { got: object({ a: { type: 'integer' } }) },
  ],
  ['a new optional parameter', called(), called(query('a', text))],
  [
    'a call that needs no token any more',
    { operation: { security: [{ memberToken: [] }] } },
    { operation: { security: [{}, { memberToken: [] }] } },
  ],
  [
    'a schema that moved into an intersection',
    { got: object({ a: text, b: text }) },
    { got: { allOf: [object({ a: text }), object({ b: text })] } },
  ],
])('breaks nobody: %s', (_, before, after) => {
  expect(breaks(before, after)).toEqual([]);
});

test('a schema that contains itself is compared once', () => {
  const tree = (leaf: Schema): Parts => ({
    got: object({ leaf, more: { type: 'array', items: { $ref: '#/components/schemas/Got' } } }),
  });
  expect(breaks(tree(text), tree(nullable))).toEqual(['Got.leaf may be null now']);
});

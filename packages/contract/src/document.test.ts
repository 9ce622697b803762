import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { type OpenApiDocument, operationsOf } from '../generate/bundle.ts';
import source from './gen/openapi.json' with { type: 'json' };

const document = source as unknown as OpenApiDocument;
const operations = operationsOf(document);
const listed = readFileSync(join(import.meta.dirname, '..', '..', '..', 'contract', 'endpoints.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([method = '', path = '']) => `${method} ${path}`);

const callOf = ({ method, path }: { method: string; path: string }): string =>
  `${method.toUpperCase()} ${path}`;

describe('the document and the list of calls', () => {
  test('every listed call is in the document, marked as listed', () => {
    const marked = new Set(
      operations.filter(({ operation }) => operation['x-origin'] === 'listed').map(callOf),
    );
    expect(listed.filter((call) => !marked.has(call))).toEqual([]);
  });

  test('a call that is not listed is marked as added', () => {
    const others = operations.filter((found) => !listed.includes(callOf(found)));
    expect(others.filter(({ operation }) => operation['x-origin'] !== 'added').map(callOf)).toEqual([]);
  });
});

test('the document names no number of our own rules, which its readers can’t look up', () => {
  const texts = JSON.stringify(source).match(/.{30}\brules? \d+\.\d+/giu) ?? [];
  expect(texts).toEqual([]);
});

describe('every operation', () => {
  test.each(operations)(
    '$method $path has a unique operationId, one tag and a stated access',
    ({ operation }) => {
      const { operationId, tags, security } = operation as typeof operation & { tags: string[] };
      expect(operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect(operations.filter((other) => other.operation.operationId === operationId)).toHaveLength(1);
      expect(tags).toHaveLength(1);
      expect(security).toBeDefined();
    },
  );
});

describe('in Chinese', () => {
  const chinese = /\p{Script=Han}/u;
  const { tags, components } = source;

  test('every operation has a summary, which no other operation of its tag has', () => {
    const texts = operations.map(({ operation }) => {
      const { operationId, tags: ofOperation, 'x-summary-zh': text = '' } = operation as Titled;
      return { operationId, text, key: `${ofOperation.join()} ${text}` };
    });
    const keys = texts.map(({ key }) => key);
    expect(texts.filter(({ text }) => !chinese.test(text))).toEqual([]);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('every tag and every kind of token has a description', () => {
    const described = [...tags, ...Object.values(components.securitySchemes)];
    expect(described.filter((each) => !chinese.test(each['x-description-zh']))).toEqual([]);
  });
});

describe('every schema', () => {
  const ajv = new Ajv2020({ strict: false, allowUnionTypes: true });
  formats(ajv);
  const anchored = JSON.parse(
    JSON.stringify(document.components.schemas).replaceAll('"#/components/schemas/', '"api#/definitions/'),
  ) as Record<string, { examples?: unknown[] }>;
  ajv.addSchema({ $id: 'api', definitions: anchored });
  const schemas = Object.entries(anchored);

  test('has an example', () => {
    const without = schemas.filter(([name, schema]) => !schema.examples?.length && !general.has(name));
    expect(without.map(([name]) => name)).toEqual([]);
  });

  test.each(schemas.filter(([, { examples }]) => examples?.length))(
    '%s accepts its own examples',
    (name, { examples }) => {
      const validate = ajv.compile({ $ref: `api#/definitions/${name}` });
      const problems = (examples ?? []).flatMap((example) =>
        validate(example) ? [] : [ajv.errorsText(validate.errors)],
      );
      expect(problems).toEqual([]);
    },
  );
});

/** The envelope schemas: their `data` has the type of the operation's answer. */
const general = new Set(['Envelope', 'Fault', 'Done']);

interface Titled {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly 'x-summary-zh'?: string;
}

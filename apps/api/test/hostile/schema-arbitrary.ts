import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { schemas } from '../../src/http/document.ts';
import type { Schema } from '../../src/http/document-parts.ts';

const maxDepth = 4;

const listOf = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : []);

const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

const texts = (schema: Schema): Arbitrary<unknown> => {
  if (schema['format'] === 'uuid') return fc.uuid();
  if (schema['format'] === 'date-time')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (typeof schema['pattern'] === 'string') return fc.stringMatching(new RegExp(schema['pattern']));
  return fc.string({
    minLength: numberOf(schema['minLength'], 0),
    maxLength: Math.min(numberOf(schema['maxLength'], 40), 200),
    unit: 'grapheme',
  });
};

const objects = (schema: Schema, depth: number): Arbitrary<unknown> => {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const required = new Set(listOf(schema['required']) as unknown as string[]);
  const model = Object.fromEntries(properties.map(([name, inner]) => [name, valid(inner, depth + 1)]));
  const requiredKeys = properties.map(([name]) => name).filter((name) => required.has(name));
  const fixed = fc.record(model, { requiredKeys });
  const others = schema['additionalProperties'];
  if (typeof others !== 'object' || others === null) return fixed;
  return fc.dictionary(fc.string({ minLength: 1, maxLength: 20 }), valid(others as Schema, depth + 1), {
    maxKeys: 4,
  });
};

const byType = (type: unknown, schema: Schema, depth: number): Arbitrary<unknown> => {
  switch (type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({
        min: numberOf(schema['minimum'], -1000),
        max: numberOf(schema['maximum'], 1_000_000),
      });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valid((schema['items'] ?? {}) as Schema, depth + 1), {
        minLength: numberOf(schema['minItems'], 0),
        maxLength: Math.max(numberOf(schema['minItems'], 0), 4),
      });
    default:
      return objects(schema, depth);
  }
};

const merged = (schema: Schema): Schema => {
  const parts = listOf(schema['allOf']).map(resolved);
  const [only] = parts;
  // The document adds a description or example to a shared schema by an `allOf` with one part.
  if (only && parts.length === 1 && !('properties' in schema)) return only;
  const properties = Object.assign({}, ...parts.map((part) => part['properties'] ?? {})) as Schema;
  return { type: 'object', properties, required: parts.flatMap((part) => listOf(part['required'])) };
};

const resolved = (schema: Schema): Schema => {
  if (typeof schema['$ref'] !== 'string') return schema;
  const found = schemas[schema['$ref'].replace('#/components/schemas/', '')];
  if (!found) throw new Error(`The document has no schema ${schema['$ref']}`);
  return resolved(found);
};

/** Generates values that a schema of the document allows. */
export const valid = (reference: Schema, depth = 0): Arbitrary<unknown> => {
  const schema = resolved(reference);
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const choices = [...listOf(schema['oneOf']), ...listOf(schema['anyOf'])];
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => valid(choice, depth + 1)));
  if (schema['allOf']) return valid(merged(schema), depth);
  if (depth > maxDepth) return fc.constant('deep');
  const { type } = schema;
  return Array.isArray(type)
    ? fc.oneof(...type.map((each) => byType(each, schema, depth)))
    : byType(type, schema, depth);
};

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    0,
    -1,
    true,
    [],
    {},
    1e308,
    9_007_199_254_740_992,
    '\u0000',
    '\ud800',
    '../../etc',
    "' or 1=1--",
  ),
  fc.string({ minLength: 5000, maxLength: 6000 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/**
 * Generates valid values, and often invalid ones close to them: with a wrong type, a missing or extra field, or a huge
 * size.
 */
export const nearly = (schema: Schema): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: valid(schema) },
    { weight: 1, arbitrary: odd },
    {
      weight: 2,
      arbitrary: fc
        .tuple(valid(schema), fc.string({ maxLength: 12 }), odd, fc.nat(9))
        .map(([value, name, strange, which]) => {
          if (typeof value !== 'object' || value === null || Array.isArray(value)) return strange;
          const names = Object.keys(value);
          const chosen = names[which % Math.max(names.length, 1)];
          if (which % 3 === 0 || chosen === undefined) return { ...value, [name]: strange };
          if (which % 3 === 1) return { ...value, [chosen]: strange };
          return Object.fromEntries(Object.entries(value).filter(([key]) => key !== chosen));
        }),
    },
  );

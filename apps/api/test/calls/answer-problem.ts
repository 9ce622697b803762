import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { schemas } from '../../src/http/document.ts';
import type { Schema } from '../../src/http/document-parts.ts';

/**
 * `closed` refuses fields that the schema doesn't name. `part` allows them, because the schema is part of another
 * schema.
 */
type Room = 'closed' | 'part';

const COMPOSED = ['allOf', 'anyOf', 'oneOf'];

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the schema for a room, with all schemas inside it closed. References point to schemas made in the same way.
 */
const inRoom = (room: Room, schema: Schema): Schema => {
  const made = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, partInRoom(key, value, room)]),
  );
  const names = 'properties' in schema || COMPOSED.some((key) => key in schema);
  return room === 'closed' && names ? { ...made, unevaluatedProperties: false } : made;
};

const partInRoom = (key: string, value: unknown, room: Room): unknown => {
  if (key === '$ref' && typeof value === 'string') return `${room}${value}`;
  if (key === 'properties' && isSchema(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, isSchema(inner) ? inRoom('closed', inner) : inner]),
    );
  if (COMPOSED.includes(key) && Array.isArray(value))
    return value.map((inner) => (isSchema(inner) ? inRoom('part', inner) : inner));
  if ((key === 'items' || key === 'additionalProperties') && isSchema(value)) return inRoom('closed', value);
  return value;
};

/**
 * Makes a function for the schemas of a document, which returns a function that describes the fault of an answer, or
 * returns null. Tests use it to check every answer against the document. Every field that the document doesn't name is a
 * fault (Z4).
 */
export const answerProblemsOf = (
  schemas: Readonly<Record<string, Schema>>,
): ((schema: Schema) => (value: unknown) => string | null) => {
  const ajv = new Ajv2020({ strict: false, allowUnionTypes: true });
  formats(ajv);
  for (const room of ['closed', 'part'] as const) {
    const made = Object.entries(schemas).map(([name, schema]) => [name, inRoom(room, schema)]);
    ajv.addSchema({ $id: room, components: { schemas: Object.fromEntries(made) } });
  }
  return (schema) => {
    const validate = ajv.compile(inRoom('closed', schema));
    return (value) => (validate(value) ? null : problemOf(ajv, validate.errors ?? []));
  };
};

/** Describes the faults of answers of the main document. */
export const answerProblem = answerProblemsOf(schemas);

const problemOf = (ajv: Ajv2020, errors: NonNullable<Parameters<Ajv2020['errorsText']>[0]>): string => {
  const unknown = errors.flatMap(({ params }) => {
    const name: unknown = params['unevaluatedProperty'] ?? params['additionalProperty'];
    return typeof name === 'string' ? [name] : [];
  });
  return [ajv.errorsText(errors), ...unknown].join(' ');
};

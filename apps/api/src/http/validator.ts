import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type ErrorName } from '@yayan/contract';
import { parseDay } from '../platform/calendar.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { schemas } from './document.ts';
import type { Schema } from './document-parts.ts';
import { unstorableText } from '../call/unstorable-text.ts';

const id = 'document';

/** Replaces a schema's references by references to the one registered copy of the document's schemas. */
const anchored = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(anchored);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' && inner.startsWith('#/')
        ? `${id}${inner}`
        : anchored(inner),
    ]),
  );
};

const compiler = (schemas: Readonly<Record<string, Schema>>, coerceTypes: boolean | 'array'): Ajv2020 => {
  const ajv = new Ajv2020({
    strict: false,
    allowUnionTypes: true,
    removeAdditional: false,
    useDefaults: true,
    coerceTypes,
    // The document is linted where it is written. Compiling the schema of schemas takes a third of the time of all others.
    validateSchema: false,
  });
  formats(ajv);
  // Only days that the calendar can read: it has no year 0000, for example.
  ajv.addFormat('date', (text) => parseDay(text) !== undefined);
  return ajv.addSchema({ $id: id, components: { schemas } });
};

const faults: Partial<Record<string, ErrorName>> = {
  additionalProperties: 'FIELD_UNKNOWN',
  unevaluatedProperties: 'FIELD_UNKNOWN',
  required: 'FIELD_MISSING',
};

const fieldOf = (where: string, { instancePath, params }: ErrorObject): string => {
  const name: unknown = params['additionalProperty'] ?? params['missingProperty'];
  const path = instancePath.split('/').slice(1);
  return [where, ...path, ...(typeof name === 'string' ? [name] : [])].join('.');
};

/**
 * The error to report. If a body may have several forms, an unknown field is reported first. Errors about missing
 * fields may come from forms that the caller didn't mean.
 */
const firstOf = (errors: readonly ErrorObject[]): ErrorObject | undefined =>
  (errors.some(({ keyword }) => keyword === 'oneOf')
    ? errors.find(({ keyword }) => faults[keyword] === 'FIELD_UNKNOWN')
    : undefined) ?? errors[0];

export type Check = (value: unknown) => void;

/** A check that refuses the first wrong field by its name. It never repeats the value sent. */
const check =
  (validator: () => ValidateFunction, where: string): Check =>
  (value) => {
    const validate = validator();
    if (validate(value)) {
      const field = unstorableText(value, where);
      if (field !== null) throw new ApiFault('FIELD_WRONG', { field, rule: 'text' });
      return;
    }
    const error = firstOf(validate.errors ?? []);
    throw new ApiFault(
      (error && faults[error.keyword]) ?? 'FIELD_WRONG',
      error ? { field: fieldOf(where, error), rule: error.keyword } : null,
    );
  };

/**
 * Compiles each schema of the document once in a process, even if the process starts several servers. It does so at the
 * schema's first use, because compiling all of them is a seventh of a server's start.
 */
const compileOnce = (ajv: Ajv2020): ((schema: Schema) => () => ValidateFunction) => {
  const compiled = new WeakMap<Schema, ValidateFunction>();
  return (schema) => () => {
    const known = compiled.get(schema) ?? ajv.compile(anchored(schema) as Schema);
    compiled.set(schema, known);
    return known;
  };
};

/** The checks of one document. */
export interface Checks {
  /** Checks path or query parameters. They arrive as text and are converted in place. */
  parameters: (schema: Schema, where: string) => Check;
  /** Checks a JSON body without converting anything: "5" is not 5. */
  body: (schema: Schema) => Check;
}

/** Makes the checks of a document with these schemas. */
export const checksOf = (schemas: Readonly<Record<string, Schema>>): Checks => {
  const compileText = compileOnce(compiler(schemas, 'array'));
  const compileJson = compileOnce(compiler(schemas, false));
  return {
    parameters: (schema, where) => check(compileText(schema), where),
    body: (schema) => check(compileJson(schema), 'body'),
  };
};

const { parameters, body } = checksOf(schemas);
export { parameters as parameterCheck, body as bodyCheck };

import type { Schema } from './document-parts.ts';

/** The largest body of any operation, for those whose schema sets no limit. */
export const LARGEST_BODY_BYTES = 256 * 1024;
/**
 * Room for whitespace, for a field that a newer client sends, and for the `{}` that some clients send without a body.
 */
const SLACK_BYTES = 512;
/** The quotes, colon, comma and indentation of a field. */
const FIELD_BYTES = 32;
/** A character written as `\u7684`, because some clients write Chinese so. */
const CHARACTER_BYTES = 6;
const NUMBER_BYTES = 25;
const FORMAT_CHARACTERS: Partial<Record<string, number>> = { uuid: 36, date: 10, 'date-time': 40 };

interface Node {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly maxItems?: number;
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: boolean | Node;
  readonly maxProperties?: number;
  readonly propertyNames?: Node;
  readonly oneOf?: readonly Node[];
  readonly anyOf?: readonly Node[];
  readonly allOf?: readonly Node[];
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
const textBytes = (characters: number): number => 2 + characters * CHARACTER_BYTES;

/** The most characters that an anchored pattern of character classes allows, such as `^[0-9]{1,16}$`. */
const patternCharacters = (pattern: string | undefined): number => {
  const inner = pattern === undefined ? undefined : /^\^(.*)\$$/u.exec(pattern)?.[1];
  if (inner === undefined) return Infinity;
  const piece = /(?:\[[^\]]+\]|[A-Za-z0-9-])(?:\{(?:\d+,)?(\d+)\})?/gu;
  if (inner.replaceAll(piece, '') !== '') return Infinity;
  return sum([...inner.matchAll(piece)].map(([, most]) => Number(most ?? 1)));
};

const stringBytes = ({ maxLength, format, pattern }: Node): number =>
  textBytes(maxLength ?? FORMAT_CHARACTERS[format ?? ''] ?? patternCharacters(pattern));

/** The most bytes of a schema's JSON; infinite if the document sets no limit. */
const largest = (node: Node, schemas: Readonly<Record<string, Schema>>): number => {
  const of = (inner: Node): number => largest(inner, schemas);
  const objectBytes = (): number => {
    const { properties = {}, additionalProperties, maxProperties = Infinity, propertyNames } = node;
    const named = sum(
      Object.entries(properties).map(([name, inner]) => textBytes(name.length) + of(inner) + FIELD_BYTES),
    );
    if (typeof additionalProperties !== 'object') return named + 2;
    const key = propertyNames ? of(propertyNames) : Infinity;
    return named + 2 + maxProperties * (key + of(additionalProperties) + FIELD_BYTES);
  };
  const ofType = (type: string): number => {
    if (type === 'object') return objectBytes();
    if (type === 'array') return 2 + (node.maxItems ?? Infinity) * (of(node.items ?? {}) + FIELD_BYTES);
    return type === 'string' ? stringBytes(node) : NUMBER_BYTES;
  };
  if (node.$ref !== undefined) return of(schemas[node.$ref.replace('#/components/schemas/', '')] ?? {});
  const choices = node.const === undefined ? node.enum : [node.const];
  if (choices) return Math.max(...choices.map((value) => textBytes(JSON.stringify(value).length)));
  const forms = node.oneOf ?? node.anyOf;
  if (node.allOf) return sum(node.allOf.map(of)) + objectBytes();
  if (forms) return Math.max(...forms.map(of)) + objectBytes();
  return node.type === undefined ? Infinity : Math.max(...[node.type].flat().map(ofType));
};

/**
 * The most bytes that a body of this schema can have, at most `LARGEST_BODY_BYTES`. It comes from the lengths in the
 * document, so that a caller can't make us parse more than a call needs (rule 1.13).
 */
export const bodyLimitOf = (schema: Schema | undefined, schemas: Readonly<Record<string, Schema>>): number =>
  schema === undefined
    ? SLACK_BYTES
    : Math.min(LARGEST_BODY_BYTES, Math.ceil(largest(schema, schemas)) + SLACK_BYTES);

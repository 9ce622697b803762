import * as schemas from '@yayan/api-client/zod';
import type { ErrorName } from '@yayan/auth';
import type { FoundCall } from './find-call.ts';

/** What is wrong with a call: the refusal's name, the field, the broken rule. */
export interface WrongField {
  readonly reason: ErrorName;
  readonly field: string;
  readonly rule: string;
}

interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly input?: unknown;
}

interface Schema {
  readonly safeParse: (
    value: unknown,
    options: { readonly reportInput: true },
  ) => { success: boolean; data?: unknown; error?: { readonly issues: readonly Issue[] } };
}

const known = new Map<string, unknown>(Object.entries(schemas));
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'safeParse' in value;
const schemaOf = (id: string, part: string): Schema | undefined => {
  const found = known.get(id.charAt(0).toUpperCase() + id.slice(1) + part);
  return isSchema(found) ? found : undefined;
};

/** The first field that was sent and that the schema doesn't have: parsing drops it. */
const unknownField = (sent: unknown, parsed: unknown): string | undefined => {
  if (typeof sent !== 'object' || sent === null || typeof parsed !== 'object' || parsed === null)
    return undefined;
  const kept = new Map<string, unknown>(Object.entries(parsed));
  for (const [name, value] of Object.entries(sent)) {
    if (!kept.has(name)) return name;
    const inner = unknownField(value, kept.get(name));
    if (inner !== undefined) return `${name}.${inner}`;
  }
  return undefined;
};

const isMissing = ({ code, input }: Issue): boolean => code === 'invalid_type' && input === undefined;

const check = (schema: Schema | undefined, where: string, value: unknown): WrongField | undefined => {
  if (!schema) return undefined;
  const { success, data, error } = schema.safeParse(value, { reportInput: true });
  const [issue] = error?.issues ?? [];
  if (!success && issue) {
    const reason = isMissing(issue) ? 'FIELD_MISSING' : 'FIELD_WRONG';
    return { reason, field: [where, ...issue.path].join('.'), rule: issue.code };
  }
  const field = unknownField(value, data);
  return field === undefined
    ? undefined
    : { reason: 'FIELD_UNKNOWN', field: `${where}.${field}`, rule: 'unknown' };
};

/** Converts a text to the number or boolean that the schema requires. */
const converted = (text: string): unknown => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
};

/** The possible values of a parameter: a number or a word, alone or in a list. */
const readings = (texts: readonly string[]): readonly unknown[] =>
  [texts.map(converted), texts].flatMap((list) => (list.length === 1 ? [list[0], list] : [list]));

const checkQuery = (schema: Schema | undefined, query: URLSearchParams): WrongField | undefined => {
  const names = [...new Set(query.keys())].filter((name) => name !== '_t');
  if (!schema)
    return names[0] === undefined
      ? undefined
      : { reason: 'FIELD_UNKNOWN', field: `query.${names[0]}`, rule: 'unknown' };
  const isRight = (name: string, value: unknown): boolean => {
    const { error } = schema.safeParse({ [name]: value }, { reportInput: true });
    return !error?.issues.some(({ path }) => path[0] === name);
  };
  const values = names.map((name) => {
    const meanings = readings(query.getAll(name));
    return [name, meanings.find((value) => isRight(name, value)) ?? meanings[0]] as const;
  });
  return check(schema, 'query', Object.fromEntries(values));
};

/** Checks path, query, key and body of a call as the server does; `undefined` when they are valid. */
export const checkCall = (
  { entry, ids }: FoundCall,
  request: Request,
  body: unknown,
): WrongField | undefined => {
  const key = request.headers.get('idempotency-key');
  if (entry.takesKey && !/^[A-Za-z0-9_-]{16,64}$/.test(key ?? ''))
    return {
      reason: key === null ? 'FIELD_MISSING' : 'FIELD_WRONG',
      field: 'header.Idempotency-Key',
      rule: key === null ? 'required' : 'pattern',
    };
  return (
    check(schemaOf(entry.id, 'Params'), 'path', ids) ??
    checkQuery(schemaOf(entry.id, 'QueryParams'), new URL(request.url).searchParams) ??
    check(schemaOf(entry.id, 'Body'), 'body', body)
  );
};

import { types } from 'pg';

type Parse = (text: string) => unknown;

/** bigint as a number on both engines. A value beyond 2^53 throws, because it would lose digits. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`);
  return value;
}

const asText: Parse = (text) => text;
const { INT8, DATE, BYTEA } = types.builtins;
const INT8_ARRAY = 1016;

/** Column types that the two drivers would read differently. A date stays 'YYYY-MM-DD', because it has no time zone. */
export const pgliteParsers: Record<number, Parse> = { [INT8]: parseInt8, [DATE]: asText };

// pg's own type for the first argument is an enumeration that leaves arrays and extensions out.
const usualParser = types.getTypeParser as (oid: number, format?: 'text' | 'binary') => Parse;
const parseBytea = usualParser(BYTEA) as (text: string) => Buffer;
const parseInt8ArrayAsText = usualParser(INT8_ARRAY) as (text: string) => (string | null)[];

const postgresParsers: Record<number, Parse> = {
  ...pgliteParsers,
  [INT8_ARRAY]: (text) => parseInt8ArrayAsText(text).map((item) => (item === null ? null : parseInt8(item))),
  [BYTEA]: (text) => new Uint8Array(parseBytea(text)),
};

/** The `types` option of a pg pool. */
export const postgresTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): Parse =>
    postgresParsers[oid] ?? usualParser(oid, format),
};

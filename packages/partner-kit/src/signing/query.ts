/** A query string as it came: its pairs decoded, and its text as it was written. */
export interface Query {
  /** Decoded pairs in the order they came, without the signature. */
  readonly pairs: readonly (readonly [name: string, value: string])[];
  /** The same pairs as they were written, joined by `&`. */
  readonly raw: string;
  readonly values: ReadonlyMap<string, string>;
  /** What stood under the signature's name; undefined when nothing did. */
  readonly signature: string | undefined;
}

/** Longer queries are refused before anything reads them. */
const LONGEST_QUERY = 8192;

/**
 * Reads a query string, with or without its `?`. Undefined for one that can't be decoded, names something twice, holds a
 * NUL or is over 8,192 characters long: nobody may read another meaning into a query than the one that was signed.
 *
 * @param unsigned names that are no part of what is signed, such as the `k` of 芽言's own addresses.
 */
export function readQuery(
  text: string,
  signatureName: string,
  unsigned: readonly string[] = ['k'],
): Query | undefined {
  if (text.length > LONGEST_QUERY) return undefined;
  const kept: string[] = [];
  const pairs: [string, string][] = [];
  const seen = new Map<string, string>();
  for (const part of text.replace(/^\?/, '').split('&').filter(Boolean)) {
    const pair = decodePair(part);
    if (pair === undefined || seen.has(pair[0])) return undefined;
    seen.set(...pair);
    if (pair[0] === signatureName || unsigned.includes(pair[0])) continue;
    kept.push(part);
    pairs.push(pair);
  }
  return { pairs, raw: kept.join('&'), values: new Map(pairs), signature: seen.get(signatureName) };
}

function decodePair(part: string): [string, string] | undefined {
  const at = part.indexOf('=');
  const name = decodeText(at < 0 ? part : part.slice(0, at));
  const value = decodeText(at < 0 ? '' : part.slice(at + 1));
  return name === undefined || value === undefined || `${name}${value}`.includes('\0')
    ? undefined
    : [name, value];
}

function decodeText(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** `name=value&…` in the order given, both percent-encoded. */
export const writeQuery = (pairs: Iterable<readonly [string, string]>): string =>
  Array.from(pairs, ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');

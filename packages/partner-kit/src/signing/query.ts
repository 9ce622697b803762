/** A query string as received: its decoded pairs, and its text as written. */
export interface Query {
  /** Decoded pairs in their original order, without the signature. */
  readonly pairs: readonly (readonly [name: string, value: string])[];
  /** The same pairs as written, joined by `&`. */
  readonly raw: string;
  readonly values: ReadonlyMap<string, string>;
  /** The value of the signature's parameter; undefined without one. */
  readonly signature: string | undefined;
}

/** Longer queries are refused without reading them. */
const LONGEST_QUERY = 8192;

/**
 * Reads a query string, with or without its `?`. Undefined for a query that can't be decoded, has a name twice, contains a NUL
 * or is over 8,192 characters long: such a query could be read in another way than the signed one.
 *
 * @param unsigned names that aren't part of the signed text, such as the `k` of 芽言's own addresses.
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

/** `name=value&…` in the given order, both percent-encoded. */
export const writeQuery = (pairs: Iterable<readonly [string, string]>): string =>
  Array.from(pairs, ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');

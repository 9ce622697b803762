import { ReceiptKind, type SignedReceipt } from '@yayan/api-client';

/** A text of a receipt has at most this many characters; more is none. */
const LONGEST = 20_000;

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: ReadableWritablePair): Promise<Uint8Array> => {
  const out = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(out).arrayBuffer());
};

const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/**
 * The address that shows a receipt to anybody. The receipt is behind the `#`, which browsers don't send, so it isn't in
 * the log of any server.
 */
export async function receiptAddress(signed: SignedReceipt): Promise<string> {
  const packed = await through(
    new TextEncoder().encode(JSON.stringify(signed)),
    new CompressionStream('deflate-raw'),
  );
  return `${globalThis.location.origin}/receipt#${toBase64url(packed)}`;
}

/** The receipt of such an address; undefined for anything else. */
export async function receiptOfHash(hash: string): Promise<SignedReceipt | undefined> {
  try {
    const text = new TextDecoder().decode(
      await through(fromBase64url(hash), new DecompressionStream('deflate-raw')),
    );
    return readReceipt(text);
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const kinds: ReadonlySet<unknown> = new Set(Object.values(ReceiptKind));
const texts = ['id', 'number', 'title', 'holder', 'issuer', 'issuedAt'] as const;

/** The receipt in a file; undefined if the text is none. Only the signature tells whether it is ours. */
export function readReceipt(text: string): SignedReceipt | undefined {
  if (text.length > LONGEST) return undefined;
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(read) || !isObject(read['receipt'])) return undefined;
  const { receipt, keyId, signature } = read;
  const { facts } = receipt;
  const isWhole =
    isText(keyId) &&
    isText(signature) &&
    receipt['format'] === 'yayan-receipt-1' &&
    kinds.has(receipt['kind']) &&
    texts.every((name) => isText(receipt[name])) &&
    Array.isArray(facts) &&
    facts.every((fact: unknown) => isObject(fact) && isText(fact['name']) && isText(fact['value']));
  return isWhole ? (read as unknown as SignedReceipt) : undefined; // Checked field by field above.
}

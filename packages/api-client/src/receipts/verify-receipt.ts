import type { Receipt } from '../gen/model/receipt.ts';
import type { ReceiptKey } from '../gen/model/receiptKey.ts';
import type { SignedReceipt } from '../gen/model/signedReceipt.ts';

/** What `verifyReceipt` found. `unknownKey`: none of the given keys signed it, for example because it is from elsewhere. */
export type ReceiptVerdict = 'genuine' | 'changed' | 'unknownKey';

/** The text that the signature covers: the fields in the order of the document. */
const receiptText = ({ format, kind, id, number, title, holder, facts, issuer, issuedAt }: Receipt): string =>
  JSON.stringify({
    format,
    kind,
    id,
    number,
    title,
    holder,
    facts: facts.map(({ name, value }) => ({ name, value })),
    issuer,
    issuedAt,
  });

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/**
 * Checks a receipt of a member with the keys of `listReceiptKeys`. It needs no account, no network and no client. Rejects
 * where the runtime has no Ed25519 (browsers before 2025).
 *
 * @example
 * const { items } = await listReceiptKeys();
 * const verdict = await verifyReceipt(JSON.parse(file), items);
 */
export async function verifyReceipt(
  { receipt, keyId, signature }: SignedReceipt,
  keys: readonly ReceiptKey[],
): Promise<ReceiptVerdict> {
  const known = keys.find(({ id }) => id === keyId);
  if (known === undefined) return 'unknownKey';
  const algorithm = { name: 'Ed25519' };
  const key = await crypto.subtle.importKey('raw', bytesOf(known.publicKey), algorithm, false, ['verify']);
  const text = new TextEncoder().encode(receiptText(receipt));
  return (await crypto.subtle.verify(algorithm, key, signatureOf(signature), text)) ? 'genuine' : 'changed';
}

/** A text that is no base64 is no signature of ours either. */
function signatureOf(text: string): Uint8Array<ArrayBuffer> {
  try {
    return bytesOf(text);
  } catch {
    return new Uint8Array();
  }
}

import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { DataOf } from '@yayan/contract';
import { type Receipt, receiptText } from './receipt-text.ts';

type ReceiptKeys = readonly [KeyObject, ...KeyObject[]];
type PublicKey = DataOf<'listReceiptKeys'>['items'][number];

const ID_LENGTH = 16;

/** The public key as 32 bytes in base64url, with the id that receipts name: the beginning of its SHA-256. */
function publicKeyOf(key: KeyObject): Pick<PublicKey, 'id' | 'publicKey'> {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const id = createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex').slice(0, ID_LENGTH);
  return { id, publicKey: x };
}

/** The keys by which anybody checks receipts, the current one first. */
export const publicKeys = (keys: ReceiptKeys): PublicKey[] =>
  keys.map((key, index) => ({ ...publicKeyOf(key), current: index === 0 }));

/** Signs a receipt with the current key. */
export const signReceipt = ([key]: ReceiptKeys, receipt: Receipt): DataOf<'getReceipt'> => ({
  receipt,
  keyId: publicKeyOf(key).id,
  signature: sign(null, Buffer.from(receiptText(receipt)), key).toString('base64url'),
});

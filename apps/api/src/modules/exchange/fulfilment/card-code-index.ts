import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { IssuedCard } from './ports/issuer.ts';

/** Tells equal codes without opening them. */
export function codeIndex(cipher: Cipher, { number, secret }: Pick<IssuedCard, 'number' | 'secret'>): string {
  return cipher.blindIndex(JSON.stringify(['card code', number, secret]));
}

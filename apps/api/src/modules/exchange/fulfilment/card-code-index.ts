import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { IssuedCard } from './ports/issuer.ts';

/** A blind index. It finds equal codes without decrypting them. */
export function codeIndex(cipher: Cipher, { number, secret }: Pick<IssuedCard, 'number' | 'secret'>): string {
  return cipher.blindIndex(JSON.stringify(['card code', number, secret]));
}

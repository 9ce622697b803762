import { createHmac } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';

/** Without 0, 1, i, l, o and u, because people copy the codes from paper. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';
const CODES = 10;
const LETTERS = 10;

/** Ten new recovery codes, such as `3f7k9-m2qxa`. */
export const newRecoveryCodes = ({ random }: Pick<Platform, 'random'>): string[] =>
  Array.from({ length: CODES }, () => {
    const text = Array.from({ length: LETTERS }, () => ALPHABET.charAt(random.int(ALPHABET.length))).join('');
    return `${text.slice(0, LETTERS / 2)}-${text.slice(LETTERS / 2)}`;
  });

/** The hash by which a recovery code is stored. Reads the code as people type it. */
export const recoveryCodeHash = (
  { keys }: Pick<Platform, 'keys'>,
  operatorId: string,
  typed: string,
): string =>
  createHmac('sha256', keys.token)
    .update(`operator recovery\n${operatorId}\n${typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest('base64url');

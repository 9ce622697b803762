import { readFileSync } from 'node:fs';
import { refuse } from '../../../errors/api-fault.ts';

const FILE = new URL('../../../../data/identity/common-passwords.txt', import.meta.url);
const SHORTEST = 8;
const LONGEST = 20;

let common: ReadonlySet<string> | undefined;

/** Loaded when the first password is set. */
function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return common;
}

/** Normalises characters that look the same, so that a password works on every keyboard. */
export function normalPassword(text: string): string {
  return text.normalize('NFC');
}

/**
 * Returns a password that may be set, normalised: 8 to 20 characters with letter and digit, not a common one, and
 * without the member's own mobile (rule 2.9). Refuses with PASSWORD_WEAK.
 */
export function checkPassword(text: string, mobile: string): string {
  const password = normalPassword(text);
  const { length } = Array.from(password);
  const fits = length >= SHORTEST && length <= LONGEST && /[A-Za-z]/.test(password) && /\d/.test(password);
  // People can't type control characters again.
  if (!fits || /\p{Cc}/u.test(password)) return refuse('PASSWORD_WEAK');
  if (commonPasswords().has(password.toLowerCase()) || password.includes(mobile))
    return refuse('PASSWORD_WEAK');
  return password;
}

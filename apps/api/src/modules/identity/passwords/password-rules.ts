import { readFileSync } from 'node:fs';
import { refuse } from '../../../errors/api-fault.ts';

const FILE = new URL('../../../../data/identity/common-passwords.txt', import.meta.url);
const SHORTEST = 8;
const LONGEST = 20;

let common: ReadonlySet<string> | undefined;

/** Read when the first password is set. */
function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return common;
}

/** One spelling for what looks the same, so that another keyboard doesn't make another password. */
export function normalPassword(text: string): string {
  return text.normalize('NFC');
}

/**
 * A password that may be set, in its normal spelling: 8 to 20 characters with letter and digit, none of the common ones
 * and without the member's own mobile (decisions §2). Refuses with PASSWORD_WEAK.
 */
export function checkPassword(text: string, mobile: string): string {
  const password = normalPassword(text);
  const { length } = Array.from(password);
  const fits = length >= SHORTEST && length <= LONGEST && /[A-Za-z]/.test(password) && /\d/.test(password);
  // Control characters can't be typed again.
  if (!fits || /\p{Cc}/u.test(password)) return refuse('PASSWORD_WEAK');
  if (commonPasswords().has(password.toLowerCase()) || password.includes(mobile))
    return refuse('PASSWORD_WEAK');
  return password;
}

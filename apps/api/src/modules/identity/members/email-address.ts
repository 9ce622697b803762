import { z } from 'zod';
import { refuse } from '../../../errors/api-fault.ts';

const address = z.email().max(254);

/** Trims a mail address. Refuses with EMAIL_INVALID. */
export function checkEmail(text: string): string {
  const { data } = address.safeParse(text.trim());
  return data ?? refuse('EMAIL_INVALID');
}

/**
 * The key by which a mail address is found. Spellings of the same mailbox share one key. It never equals a mobile's
 * key.
 */
export function emailKey(email: string): string {
  return `email:${email.toLowerCase()}`;
}

/** `x***a@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, 1)}***${name.length > 1 ? name.slice(-1) : ''}${email.slice(at)}`;
}

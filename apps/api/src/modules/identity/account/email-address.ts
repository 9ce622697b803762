import { z } from 'zod';
import { refuse } from '../../../errors/api-fault.ts';

const address = z.email().max(254);

/** The mail address as given, without blanks around it. Refuses with EMAIL_INVALID what is none. */
export function checkEmail(text: string): string {
  const { data } = address.safeParse(text.trim());
  return data ?? refuse('EMAIL_INVALID');
}

/** What a mail address is looked up by: one box is one, however it is written. Never equal to a mobile's. */
export function emailKey(email: string): string {
  return `email:${email.toLowerCase()}`;
}

/** `x***a@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, 1)}***${name.length > 1 ? name.slice(-1) : ''}${email.slice(at)}`;
}

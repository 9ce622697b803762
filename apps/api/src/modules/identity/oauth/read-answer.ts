import type { z } from 'zod';
import { SnsProviderFault } from './sns-provider.ts';

/** A reply as JSON. Throws `SnsProviderFault` when it is none. */
export function jsonOf(provider: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SnsProviderFault(`${provider} answered something else than JSON`);
  }
}

/** A reply in the form its documentation promises. Throws `SnsProviderFault` when it has another; values are not repeated. */
export function readAnswer<Schema extends z.ZodType>(
  provider: string,
  schema: Schema,
  answer: unknown,
): z.output<Schema> {
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  const places = read.error.issues.map(({ path }) => path.join('.') || 'the whole').join(', ');
  throw new SnsProviderFault(`${provider} answered in an unknown form: ${places}`);
}

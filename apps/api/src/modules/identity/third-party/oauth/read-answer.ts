import type { z } from 'zod';
import { ProviderFault } from '../../../../platform/http-client/call-provider.ts';

/** Parses a reply of the documented form. Throws `ProviderFault` for any other form, without repeating its values. */
export function readAnswer<Schema extends z.ZodType>(
  provider: string,
  schema: Schema,
  answer: unknown,
): z.output<Schema> {
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  const places = read.error.issues.map(({ path }) => path.join('.') || 'the whole').join(', ');
  throw new ProviderFault(`${provider} answered in an unknown form: ${places}`);
}

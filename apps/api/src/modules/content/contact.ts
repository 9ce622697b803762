import type { DataOf } from '@yayan/contract';
import type { Config } from '../../platform/config/config.ts';

/** Returns how people reach us, from the configuration (rule 10.25). */
export function contactOf({ contact }: Pick<Config, 'contact'>): DataOf<'getContact'> {
  return { ...contact, form: contact.form ?? null, officialAccount: contact.officialAccount ?? null };
}

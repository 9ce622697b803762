import type { DataOf } from '@yayan/contract';
import type { Platform } from '../../platform/platform.ts';

/** Returns how people reach us, which company runs the site, and what coins are worth, from the configuration (rule 10.25). */
export async function getContact({
  config: { contact, coinsPerYuan },
}: Pick<Platform, 'config'>): Promise<DataOf<'getContact'>> {
  return {
    ...contact,
    coinsPerYuan,
    form: contact.form ?? null,
    officialAccount: contact.officialAccount ?? null,
    company: {
      ...contact.company,
      telecomLicence: contact.company.telecomLicence ?? null,
      police: contact.company.police ?? null,
    },
  };
}

import { OperatorError } from '../../../errors/operator-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { makeLink, setupUrl } from './one-time-links.ts';
import { selectByName } from './operator-store.ts';

/** Makes a new one-time link for an operator who lost password or authenticator. Throws if nobody has the name. */
export async function makeOperatorLink(platform: Platform, name: string): Promise<string> {
  return await platform.database.transaction(async (tx) => {
    const operator = await selectByName(tx, name);
    if (operator === undefined || operator.closed_at !== null)
      throw new OperatorError(`There is no operator ${name}`);
    return setupUrl(platform, (await makeLink(tx, platform, operator.id)).token);
  });
}

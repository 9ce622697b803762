import { identityPorts } from '../identity/identity-ports.ts';
import { giveMobile } from '../exchange/own-mobile.ts';
import { createIdentityParts } from '../../src/modules/identity/identity-parts.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { openPlatform, stopPlatform } from '../../src/platform/platform.ts';
import { addMember } from './add-member.ts';

export interface Newcomer {
  token: string;
  mobile: string;
}

/**
 * Creates signed-in members who joined just now, without a real-name check, each with a mobile of their own and with these
 * coins, in the database of `env`.
 */
export const prepareNewcomers = async (
  env: Record<string, string>,
  { members, coins }: { members: number; coins: number },
): Promise<Newcomer[]> => {
  const platform = await openPlatform(readConfig({ LOG_LEVEL: 'silent', ...env }));
  try {
    const identity = createIdentityParts(platform, identityPorts);
    const made: Newcomer[] = [];
    for (let index = 0; index < members; index += 1) {
      const { memberId, token } = await addMember(platform, identity, { coins, credit: 0 });
      // The sandbox fails, delays or ignores payments to numbers that end with 0001 to 0005.
      const mobile = `199${String(1000 + index).padStart(8, '0')}`;
      await giveMobile(platform, memberId, mobile);
      made.push({ token, mobile });
    }
    return made;
  } finally {
    await stopPlatform(platform);
  }
};

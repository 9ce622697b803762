import type { Platform } from '../../src/platform/platform.ts';
import { changeConsignees } from '../../src/modules/member/addresses/consignees.ts';
import { byMember } from '../calls/by-member.ts';

/** Saves an address of a member and returns its id. */
export async function testAddress(platform: Platform, memberId: string): Promise<string> {
  // The area of field encryption tests the encryption.
  const fields = { open: async () => ['13912345678'] } as never;
  const { items } = await changeConsignees(
    { platform, fields },
    byMember(memberId, {
      body: {
        action: 'save',
        name: '李小禾',
        mobile: 'k1:any',
        regionCode: '310104',
        detail: '漕溪北路 1 号 2 栋 301',
        isDefault: true,
      },
    }),
  );
  return items[0]?.id ?? '';
}

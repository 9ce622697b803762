import type { Platform } from '../../src/platform/platform.ts';
import { transfer } from '../../src/modules/ledger/module.ts';
import { openProfile, setGroupRole } from '../../src/modules/member/profile/profile.ts';
import { AGREEMENT_VERSION } from '../../src/modules/legal/module.ts';
import { DEMO_MEMBERS, type DemoMember } from '../../src/modules/identity/demo-members.ts';
import { join } from '../../src/modules/identity/account/join.ts';
import { findByMobile } from '../../src/modules/identity/members/member-store.ts';

const DAY_MS = 24 * 3_600_000;
/** Enough coins for exchanging, and enough credit for a level. */
const HISTORIES = [
  { demo: DEMO_MEMBERS.oldMember, coins: 3_000, credit: 320 },
  { demo: DEMO_MEMBERS.exchanger, coins: 60_000, credit: 3_200 },
] as const;

/** Makes the demo members that are missing. Never in production. */
export async function seedIdentity(platform: Platform): Promise<void> {
  if (platform.config.production) throw new Error('Demo members are no part of production');
  for (const demo of Object.values<DemoMember>(DEMO_MEMBERS)) await seedMember(platform, demo);
  for (const history of HISTORIES) await seedHistory(platform, history);
}

async function seedMember(platform: Platform, demo: DemoMember): Promise<void> {
  const { database, cipher, clock, random } = platform;
  const mobileIndex = cipher.blindIndex(demo.mobile);
  await database.transaction(async (tx) => {
    if (await findByMobile(tx, mobileIndex)) return;
    await join(
      tx,
      { random, openProfile },
      {
        memberId: demo.id,
        nickname: demo.nickname,
        mobile_sealed: cipher.seal(demo.mobile),
        mobile_index: mobileIndex,
        agreementVersion: AGREEMENT_VERSION,
        // Nobody can agree to a text before it takes effect.
        agreedAt: clock.now(),
        at: new Date(clock.now().getTime() - demo.joinedDaysAgo * DAY_MS),
      },
    );
    if (demo.groupRole !== 0) await setGroupRole(tx, demo.id, demo.groupRole);
  });
}

/** The coins a demo member starts with. The transfer's key ensures that they are paid once. */
async function seedHistory(
  { database, clock }: Platform,
  { demo: { id, joinedDaysAgo }, coins, credit }: (typeof HISTORIES)[number],
): Promise<void> {
  await database.transaction(async (tx) => {
    await transfer(tx, {
      key: `demo:${id}:beta-thanks`,
      memberId: id,
      reason: 'earned',
      cause: { kind: 'campaign', id: 'beta-thanks', title: '内测会员感谢礼' },
      legs: [
        { asset: 'coin', amount: coins, platform: 'campaign' },
        { asset: 'credit', amount: credit, platform: 'issue' },
      ],
      at: new Date(clock.now().getTime() - (joinedDaysAgo - 1) * DAY_MS),
    });
  });
}

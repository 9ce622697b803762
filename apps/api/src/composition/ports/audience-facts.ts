import { invitingFacts } from '../../modules/identity/module.ts';
import { balances } from '../../modules/ledger/module.ts';
import type { AudienceFacts } from '../../modules/message/api.ts';
import { levelOf, readLevels } from '../../modules/reward/module.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';

/** The join date and level of a member, by which pop-ups are chosen. */
export const audienceFactsOf =
  (platform: Pick<Platform, 'clock' | 'database'>) =>
  async (db: Connection, memberId: string): Promise<AudienceFacts> => {
    const { joinedAt } = await invitingFacts(db, memberId);
    const { credit } = await balances(db, memberId);
    return { joinedAt, level: levelOf(await readLevels(platform, db), credit).rank };
  };

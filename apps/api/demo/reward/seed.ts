import { CardKind } from '@yayan/contract';
import { addDays, dayOf } from '../../src/platform/calendar.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { DEMO_MEMBERS } from '../../src/modules/identity/module.ts';
import { grantCard } from '../../src/modules/reward/cards/cards.ts';
import { atHour } from '../life/time-of-day.ts';

const gifts = [
  { kind: CardKind.DoubleCoin, source: '内测会员感谢礼', days: 30 },
  { kind: CardKind.FeeFree, source: '内测会员感谢礼', days: null },
  { kind: CardKind.MakeUp, source: '连续签到奖励', days: 2 },
  { kind: CardKind.DoubleCoin, source: '内测会员感谢礼', days: -5 },
] as const;

/** Gives the old demo member cards of each kind, one about to expire and one expired. Outside production only. */
export async function seedReward({ config, clock, database, random }: Platform): Promise<void> {
  if (config.production) throw new Error('Demo members are no part of production');
  const memberId = DEMO_MEMBERS.oldMember.id;
  const now = clock.now();
  const evening = (days: number): Date => atHour(addDays(dayOf(now), days), 22);
  await database.transaction(async (tx) => {
    for (const [index, { kind, source, days }] of gifts.entries())
      await grantCard(tx, random, {
        memberId,
        kind,
        source,
        key: `demo:${index}`,
        at: evening(-10),
        expiresAt: days === null ? null : evening(days),
      });
  });
}

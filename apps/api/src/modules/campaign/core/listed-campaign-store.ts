import { type CampaignFace, PrizeKind } from '@yayan/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Connection } from '../../../platform/database/database.ts';
import type { CampaignText, Prize } from './campaign.ts';
import { waysSchema } from './campaign-store.ts';

/** A published campaign as lists show it. */
export type ListedCampaign = Pick<
  CampaignText,
  'id' | 'face' | 'title' | 'summary' | 'startsAt' | 'endsAt' | 'drawsAt' | 'ways'
> & {
  pausedAt: Date | null;
  endedAt: Date | null;
  /** The prize that is worth most. */
  prize: Pick<Prize, 'kind' | 'title' | 'benefitId'>;
};

const prizeSchema = z.object({
  kind: z.enum(PrizeKind),
  title: z.string(),
  benefitId: z.string().nullable(),
});

/** Published campaigns: those that are not over first, then the last ones, at most `limit`. */
export async function selectListedCampaigns(
  db: Connection,
  now: Date,
  limit: number,
): Promise<ListedCampaign[]> {
  const isOpen = sql`(c.ended_at is null and c.ends_at > ${now}::timestamptz)`;
  const { rows } = await sql<
    Omit<ListedCampaign, 'face' | 'prize' | 'ways'> & { face: string; prize: unknown; ways: unknown }
  >`
    select c.id, c.face, c.title, c.summary, c.ways, c.starts_at as "startsAt", c.ends_at as "endsAt",
      c.draws_at as "drawsAt", c.paused_at as "pausedAt",
      c.ended_at as "endedAt", (
        select json_build_object('kind', p.kind, 'title', p.title, 'benefitId', p.benefit_id)
        from campaign_prizes p where p.campaign_id = c.id order by p.worth desc, p.position limit 1
      ) as prize
    from campaigns c where c.published_at is not null
    order by ${isOpen} desc, c.ends_at desc, c.id limit ${limit}`.execute(db);
  return rows.map(({ face, prize, ways, ...row }) => ({
    ...row,
    face: face as CampaignFace, // The table's check.
    prize: prizeSchema.parse(prize),
    ways: waysSchema.parse(ways),
  }));
}

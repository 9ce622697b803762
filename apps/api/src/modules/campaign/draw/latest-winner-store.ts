import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** A draw that won, with the prize's title. */
interface WonDraw {
  campaignId: string;
  memberId: string;
  pseudonym: string;
  prize: string;
  at: Date;
}

/** The latest winning draws of each of these campaigns, the newest first. */
export async function selectLatestWinners(
  db: Connection,
  campaignIds: readonly string[],
  each: number,
): Promise<WonDraw[]> {
  if (campaignIds.length === 0) return [];
  const { rows } = await sql<WonDraw>`
    select c.id as "campaignId", d.member_id as "memberId", d.pseudonym, p.title as prize, d.drawn_at as at
    from unnest(${[...campaignIds]}::text[]) c (id)
    cross join lateral (
      select * from campaign_draws w where w.campaign_id = c.id and w.prize_id is not null
      order by w.id desc limit ${each}
    ) d
    join campaign_prizes p on p.campaign_id = c.id and p.id = d.prize_id
    order by d.id desc`.execute(db);
  return rows;
}

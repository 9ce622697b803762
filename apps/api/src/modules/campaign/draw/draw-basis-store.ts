import { sql } from 'kysely';
import type { ChanceCause } from '@yayan/contract';
import { placedRead } from '../../../platform/database/placed-read.ts';
import { isAnswered } from '../../../platform/idempotency/idempotency.ts';
import type { Chance } from '../chances/chance-store.ts';
import type { Versions } from '../core/campaign-cache.ts';
import type { Participant } from '../core/participant-store.ts';

/** A member's draw and its idempotency key. */
interface DrawKey {
  campaignId: string;
  memberId: string;
  key: string;
}

/** The data that a draw is computed from. */
export interface DrawBasis extends Versions, Participant {
  /** Whether this key has an answer already. */
  isAnswered: boolean;
  chances: (Chance & { draw: number | null })[];
}

interface Row extends Versions, Participant {
  isAnswered: boolean;
  chances: [cause: ChanceCause, causeId: string, nth: number, at: string, draw: number | null][];
}

/**
 * Reads the data for a draw, without a lock. Undefined before a member's first draw in a campaign, and after the
 * campaign has ended. Concurrent calls share a statement.
 */
export const readDrawBasis = placedRead<DrawKey, Row, DrawBasis | undefined>({
  types: 'campaign_id text, member_id uuid, key text',
  columns: ({ campaignId, memberId, key }) => ({ campaign_id: campaignId, member_id: memberId, key }),
  // Each row is looked up by its key (`limit 1`), because PostgreSQL expects a hundred members.
  select: (asked) => sql`
    select asked.place, c.version as "rowVersion", o.version as "oddsVersion", m.pseudonym, m.draws, earned.chances,
      ${isAnswered('asked.member_id', 'asked.key')} as "isAnswered"
    from ${asked}
    cross join lateral (
      select xmin::text as version from campaigns where id = asked.campaign_id and ended_at is null limit 1
    ) c
    cross join lateral (
      select version from campaign_odds where campaign_id = asked.campaign_id order by version desc limit 1
    ) o
    cross join lateral (
      select pseudonym, draws from campaign_members
      where campaign_id = asked.campaign_id and member_id = asked.member_id limit 1
    ) m
    cross join lateral (
      select coalesce(json_agg(json_build_array(cause, cause_id, nth, earned_at, draw)), '[]') as chances
      from campaign_chances where campaign_id = asked.campaign_id and member_id = asked.member_id
    ) earned`,
  found: ([row]) =>
    row && {
      ...row,
      chances: row.chances.map(([cause, causeId, nth, at, draw]) => ({
        cause,
        causeId,
        nth,
        at: new Date(at),
        draw,
      })),
    },
});

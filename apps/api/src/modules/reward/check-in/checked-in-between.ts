import { sql } from 'kysely';
import { readBetween } from '../../../platform/database/read-between.ts';

const MOST = 400;

/** The days on which a member checked in during a span of time; days that a card filled don't count. The day is the id. */
export const checkedInBetween = readBetween(sql`
  select day as id, created_at as at from checkins
  where member_id = asked.member_id and not made_up and created_at >= asked.from and created_at < asked.upto
  order by day limit ${MOST}`);

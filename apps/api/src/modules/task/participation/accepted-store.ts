import { JoinResult } from '@yayan/contract';
import { sql } from 'kysely';
import { readBetween } from '../../../platform/database/read-between.ts';

const MOST = 400;

/** The participations of a member that were accepted (result 1) during a span of time. */
export const acceptedBetween = readBetween(sql`
  select id, ended_at as at from participations
  where member_id = asked.member_id and result = ${JoinResult.Complete}
    and ended_at >= asked.from and ended_at < asked.upto
  order by ended_at limit ${MOST}`);

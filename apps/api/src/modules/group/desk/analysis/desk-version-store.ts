import { sql } from 'kysely';
import { batchedVisitorRead } from '../../people/entry/find-visitor.ts';

/** `xmin` is the id of the transaction that wrote a row. Every change in a section also writes its row of counts. */
export const readVisitorDesk = batchedVisitorRead<object, { version: string; held: number }>(
  '',
  sql`select json_build_object('held', coalesce(sum(c.answers), 0),
      'version', count(*) || ' ' || coalesce(sum(hashtextextended(c.xmin::text, 0)), 0))
    from group_section_counts c where c.group_id = asked.group_id`,
);

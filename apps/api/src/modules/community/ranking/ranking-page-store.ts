import { RankingChoice, type RankingPeriod } from '@yayan/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { cardWithVersion } from '../../member/module.ts';
import { SHOWN } from './next-place.ts';

/** The period that a reader requests; `memberId` is null if nobody is signed in. */
export interface AskedPeriod {
  period: RankingPeriod;
  memberId: string | null;
}

/**
 * The members in the list of run `r`, with the data of their items. Each is looked up by key, because there are only a
 * hundred.
 */
const listed: RawBuilder<unknown> = sql`
  ranking_places p
  left join lateral (
    select i.xmin::text as version, i.choice from ranking_choices i where i.member_id = p.member_id limit 1
  ) c on true
  left join lateral ${cardWithVersion(sql`p.member_id`)} card on true
  where p.run_id = r.id and p.place <= ${sql.lit(SHOWN)}`;

/** PostgreSQL's `xmin` is the transaction that wrote a row, so this value changes with each write. */
const versionOf: RawBuilder<string> = sql`md5(string_agg(
  concat_ws(',', p.xmin::text, coalesce(c.version, '-'), coalesce(card.version, '-')),
  ' ' order by p.place))`;

/** The version of a period's list, and the place and choice of one reader. */
export interface OwnPlaceRow {
  nth: number;
  period: RankingPeriod;
  version: string | null;
  place: number | null;
  score: number;
  surveys: number;
  choice: RankingChoice | null;
}

/** The reader's own place and choice, and the version of the list, for each requested period. */
export async function readOwnPlaces(db: Connection, asked: readonly AskedPeriod[]): Promise<OwnPlaceRow[]> {
  const { rows } = await sql<OwnPlaceRow>`
    with asked as materialized (
      select * from ${recordset(
        asked.map(({ period, memberId }, nth) => ({ nth, period, member_id: memberId })),
        'asked (nth integer, period text, member_id uuid)',
      )}
    ), run as materialized (
      select r.id, r.period, r.id || (select coalesce(${versionOf}, '') from ${listed}) as version
      from ranking_runs r
      where r.is_current and r.period in (select period from asked)
    )
    select asked.nth, asked.period, run.version, own.place, own.score, own.surveys, choice.choice
    from asked left join run on run.period = asked.period
    left join lateral (
      select i.place, i.score, i.surveys from ranking_places i
      where i.member_id = asked.member_id and i.run_id = run.id limit 1
    ) own on true
    left join lateral (
      select i.choice from ranking_choices i where i.member_id = asked.member_id limit 1
    ) choice on true`.execute(db);
  return rows;
}

/** The current list of a period. */
export interface RankingListRow {
  version: string;
  from_month: string | null;
  made_at: Date;
  ranked: number;
  places:
    | {
        place: number;
        memberId: string;
        score: number;
        surveys: number;
        choice: RankingChoice | null;
        nickname: string | null;
        avatar: string | null;
        hasLeft: boolean;
      }[]
    | null;
}

/** The current list of a period with its places; undefined before the first run. */
export async function readListRow(
  db: Connection,
  period: RankingPeriod,
): Promise<RankingListRow | undefined> {
  const { rows } = await sql<RankingListRow>`
    select r.id || coalesce(list.version, '') as version, r.from_month, r.made_at, r.ranked, list.places
    from ranking_runs r cross join lateral (
      select ${versionOf} as version, json_agg(json_build_object('place', p.place, 'memberId', p.member_id,
        'score', p.score, 'surveys', p.surveys, 'choice', c.choice, 'nickname', card.nickname, 'avatar', card.avatar,
        'hasLeft', coalesce(card.has_left, false)) order by p.place) as places
      from ${listed}
    ) list
    where r.period = ${period} and r.is_current`.execute(db);
  return rows[0];
}

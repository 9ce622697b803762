import { RankingChoice, type RankingPeriod } from '@yayan/contract';
import { type RawBuilder, sql } from 'kysely';
import { batchedRead } from '../../../platform/database/batched-read.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { cardWithVersion } from '../../member/module.ts';
import { shownAs } from '../shown-members.ts';
import { SHOWN } from './next-place.ts';

/** A place of the list, and the JSON text of its item for every other reader. */
interface ListedPlace {
  memberId: string;
  /** The item without `mine`; null if the member isn't shown. */
  item: { place: number; name: string; avatar: string | null; score: number; surveys: number } | null;
  text: string | null;
}

/** The list of a period. It is the same for every reader. */
export interface RankingList {
  from: string | null;
  madeAt: string;
  ranked: number;
  /** Places by their number. */
  places: ReadonlyMap<number, ListedPlace>;
  scores: ReadonlyMap<number, number>;
  /** The JSON text of all shown items in their order, for a reader who isn't among them. */
  text: string;
}

/** The ranking as one reader sees it. */
export interface RankingPage {
  /** Null before the first run. */
  list: RankingList | null;
  own: { place: number; score: number; surveys: number } | null;
  choice: RankingChoice | null;
}

interface Asked {
  period: RankingPeriod;
  memberId: string | null;
}

interface Kept {
  version: string;
  list: RankingList;
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

interface OwnRow {
  nth: number;
  period: RankingPeriod;
  version: string | null;
  place: number | null;
  score: number;
  surveys: number;
  choice: RankingChoice | null;
}

const readPages = batchedRead<Asked, RankingPage>((db) => {
  const kept = new Map<RankingPeriod, Kept>();
  return async (asked) => {
    const { rows } = await sql<OwnRow>`
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
    const lists = await listsOf(db, rows, kept);
    const byNth = new Map(rows.map((row) => [row.nth, row]));
    return asked.map(({ period, memberId }, nth) => {
      const { place = null, score = 0, surveys = 0, choice = null } = byNth.get(nth) ?? {};
      return {
        list: lists.get(period) ?? null,
        own: place === null ? null : { place, score, surveys },
        choice: memberId === null ? null : (choice ?? RankingChoice.Masked),
      };
    });
  };
});

/** The lists of all periods in these rows. A cached list is used if its version is unchanged. */
async function listsOf(
  db: Connection,
  rows: readonly OwnRow[],
  kept: Map<RankingPeriod, Kept>,
): Promise<ReadonlyMap<RankingPeriod, RankingList>> {
  const lists = new Map<RankingPeriod, RankingList>();
  for (const { period, version } of rows) {
    if (version === null || lists.has(period)) continue;
    const known = kept.get(period);
    const current = known?.version === version ? known : await readList(db, period);
    if (current === undefined) continue;
    kept.set(period, current);
    lists.set(period, current.list);
  }
  return lists;
}

interface ListRow {
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

async function readList(db: Connection, period: RankingPeriod): Promise<Kept | undefined> {
  const { rows } = await sql<ListRow>`
    select r.id || coalesce(list.version, '') as version, r.from_month, r.made_at, r.ranked, list.places
    from ranking_runs r cross join lateral (
      select ${versionOf} as version, json_agg(json_build_object('place', p.place, 'memberId', p.member_id,
        'score', p.score, 'surveys', p.surveys, 'choice', c.choice, 'nickname', card.nickname, 'avatar', card.avatar,
        'hasLeft', coalesce(card.has_left, false)) order by p.place) as places
      from ${listed}
    ) list
    where r.period = ${period} and r.is_current`.execute(db);
  const [row] = rows;
  return row && { version: row.version, list: listOf(row) };
}

function listOf({ from_month, made_at, ranked, places: found }: ListRow): RankingList {
  const places = new Map<number, ListedPlace>();
  const scores = new Map<number, number>();
  for (const { memberId, choice, nickname, avatar, hasLeft, ...at } of found ?? []) {
    scores.set(at.place, at.score);
    const shown = nickname === null || hasLeft ? undefined : shownAs(choice, { nickname, avatar });
    const item = shown
      ? { place: at.place, name: shown.name, avatar: shown.avatar, score: at.score, surveys: at.surveys }
      : null;
    places.set(at.place, { memberId, item, text: item && JSON.stringify({ ...item, mine: false }) });
  }
  const texts = [...places.values()].flatMap(({ text }) => text ?? []);
  return { from: from_month, madeAt: made_at.toISOString(), ranked, places, scores, text: texts.join(',') };
}

/**
 * The ranking of a period as the job last made it, with the reader's own place and choice. Simultaneous calls share one
 * statement. A server caches the list of a hundred. Each statement returns a version of all rows behind the list:
 * places, choices, names, pictures and closings. If any was written since, the list is read again (rule 13.3).
 */
export async function readRankingPage(
  db: Connection,
  period: RankingPeriod,
  memberId: string | undefined,
): Promise<RankingPage> {
  return await readPages(db, { period, memberId: memberId ?? null });
}

import { RankingChoice, type RankingPeriod } from '@yayan/contract';
import { batchedRead } from '../../../platform/database/batched-read.ts';
import type { Connection } from '../../../platform/database/database.ts';
import {
  type AskedPeriod,
  type OwnPlaceRow,
  type RankingListRow,
  readListRow,
  readOwnPlaces,
} from './ranking-page-store.ts';
import { shownAs } from './shown-members.ts';

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

interface CachedList {
  version: string;
  list: RankingList;
}

const readPages = batchedRead<AskedPeriod, RankingPage>((db) => {
  const kept = new Map<RankingPeriod, CachedList>();
  return async (asked) => {
    const rows = await readOwnPlaces(db, asked);
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
  rows: readonly OwnPlaceRow[],
  kept: Map<RankingPeriod, CachedList>,
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

async function readList(db: Connection, period: RankingPeriod): Promise<CachedList | undefined> {
  const row = await readListRow(db, period);
  return row && { version: row.version, list: listOf(row) };
}

function listOf({ from_month, made_at, ranked, places: found }: RankingListRow): RankingList {
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

import type { Call } from '../../../../call/call.ts';
import { LRUCache } from 'lru-cache';
import type { DataOf } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import type { ResponseFilter } from '../../discussion/guide/response-filter-store.ts';
import type { GroupDeps } from '../../people/deps.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { type Viewer, viewerOf } from '../../discussion/guide/viewer.ts';
import { countWords } from './count-words.ts';
import { readAnswersState, readTexts } from './word-store.ts';

const MOST_WORDS = 100;
const MOST_ANSWERS = 20_000;
const PAGE = 500;

type WordCounts = DataOf<'listResponseWords'>;
const counted = new LRUCache<string, WordCounts>({ max: 200 });

/** Whether only answers change what a filter lets through. Then a count stays valid until an answer changes. */
const isKept = ({ tagIds, hasFollowUp, starred, unread, media, attributes }: ResponseFilter): boolean =>
  [tagIds, hasFollowUp, starred, unread, media, attributes].every((part) => part === undefined);

/** The words of the answers that match, by the number of answers that use them. */
export async function listResponseWords(
  { database }: GroupDeps,
  visit: Visit,
  { query: filter }: Call<'listResponseWords'>,
): Promise<WordCounts> {
  const db = database.read;
  const viewer = viewerOf(visit);
  if (!isKept(filter)) return await count({ database }, viewer, filter);
  const state = await readAnswersState(db, visit.group.id);
  const key = JSON.stringify([visit.group.id, visit.group.guide_version, state, filter]);
  const known = counted.get(key) ?? (await count({ database }, viewer, filter));
  counted.set(key, known);
  return known;
}

async function count(
  { database }: Pick<GroupDeps, 'database'>,
  viewer: Viewer,
  filter: ResponseFilter,
): Promise<WordCounts> {
  return await countWords(textsOf(database.read, viewer, filter), MOST_WORDS);
}

/** The texts of the answers that match, page by page, at most 20,000. */
async function* textsOf(
  db: Connection,
  viewer: Viewer,
  filter: ResponseFilter,
): AsyncGenerator<readonly string[]> {
  let last: { at: Date; id: string } | undefined;
  let read = 0;
  do {
    const page: Awaited<ReturnType<typeof readTexts>> = await readTexts(db, viewer, filter, {
      after: last,
      limit: PAGE,
    });
    yield page.map(({ content }) => content);
    read += page.length;
    last = page.length < PAGE ? undefined : page.at(-1);
  } while (last !== undefined && read < MOST_ANSWERS);
}

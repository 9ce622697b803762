import { LRUCache } from 'lru-cache';
import { batchedRead } from '../../../../platform/database/batched-read.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import type { GroupMediaUrls } from '../../people/deps.ts';
import type { GuideSection } from '../guide/guide.ts';
import { viewForOthers } from './response-view.ts';
import { readFirstRows } from './topic-answer-store.ts';
import { inSection, type TopicResponse } from './topic-answers.ts';

/** The number of answers that a topic page includes for each section. `listResponses` returns as many. */
export const FIRST_ANSWERS = 20;

/** The cache size of answers on one server, in characters. */
const MOST_CHARACTERS = 30_000_000;
/** The cached size of an answer, without its text. */
const ROW_CHARACTERS = 1_000;

/** An answer as respondents other than its author see it. */
export interface FirstAnswer {
  row: TopicResponse;
  /** The JSON for all of them; null if it differs per reader: the addresses of files do. */
  text: string | null;
}

interface FirstAnswersRequest {
  groupId: string;
  section: GuideSection;
  guideVersion: number;
  /** The version of the section's answers that the caller has read. */
  version: string;
  mediaUrls: GroupMediaUrls;
}

interface CachedAnswers {
  version: string;
  guideVersion: number;
  answers: readonly FirstAnswer[];
}

/**
 * The first answers of an unlocked section, plus one, by number, as other respondents see them. They are cached until
 * their version changes, because the topic page is the page that most people open at once.
 */
export const readFirstAnswers = batchedRead<FirstAnswersRequest, readonly FirstAnswer[]>((db) => {
  const cache = new LRUCache<string, CachedAnswers>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ answers }) =>
      answers.reduce(
        (total, { row, text }) => total + ROW_CHARACTERS + 2 * row.content.length + (text?.length ?? 0),
        1,
      ),
  });
  return async (asked) => {
    const kept = new Map<string, CachedAnswers>();
    const missing = new Map<string, FirstAnswersRequest>();
    for (const one of asked) {
      const found = cache.get(one.section.id);
      if (found !== undefined && isCurrent(found, one)) kept.set(one.section.id, found);
      else missing.set(one.section.id, one);
    }
    for (const [id, fresh] of await readFresh(db, [...missing.values()])) {
      cache.set(id, fresh);
      kept.set(id, fresh);
    }
    return asked.map(({ section }) => kept.get(section.id)?.answers ?? []);
  };
});

const isCurrent = (kept: CachedAnswers, { version, guideVersion }: FirstAnswersRequest): boolean =>
  kept.version === version && kept.guideVersion === guideVersion;

async function readFresh(
  db: Connection,
  asked: readonly FirstAnswersRequest[],
): Promise<Map<string, CachedAnswers>> {
  const keys = asked.map(({ groupId, section }) => ({ groupId, sectionId: section.id }));
  const found = await readFirstRows(db, keys, FIRST_ANSWERS + 1);
  return new Map(
    asked.map(({ groupId, section, guideVersion, mediaUrls }, place) => {
      const rows = found[place] ?? [];
      const answers = rows.flatMap(({ id, ...stored }) => {
        if (id === null) return [];
        const row = inSection({ ...stored, id }, groupId, section);
        const view = viewForOthers(row, mediaUrls);
        return [{ row, text: view && JSON.stringify(view) }];
      });
      return [section.id, { version: rows[0]?.version ?? '', guideVersion, answers }];
    }),
  );
}

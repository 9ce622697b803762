import { refuse } from '../../errors/api-fault.ts';
import type { Act } from '../../platform/audit/act.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  countMiss,
  deleteMiss,
  deleteMissesBefore,
  type HelpMiss,
  selectMiss,
  selectMisses,
} from './miss-store.ts';

const KEPT_MS = 90 * 86_400_000;
const SHORTEST = 2;
const LONGEST = 40;

/** What may be somebody's number, code or address. */
const PERSONAL = /\d{5,}|@/u;

/** The words of a search as they are counted; undefined if they are left out. */
const missedWords = (keyword: string): string | undefined => {
  const words = keyword.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  const isCounted = words.length >= SHORTEST && words.length <= LONGEST && !PERSONAL.test(words);
  return isCounted ? words : undefined;
};

/** Counts a search that found nothing (rule 14.57): its words, not who searched. What may be personal is left out. */
export async function recordMiss(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  keyword: string,
): Promise<void> {
  const words = missedWords(keyword);
  if (words === undefined) return;
  const at = clock.now();
  await deleteMissesBefore(database.read, new Date(at.getTime() - KEPT_MS));
  await countMiss(database.read, { words, at });
}

/** The searches of the last 90 days that found nothing, the most frequent first. */
export const helpMisses = async ({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<HelpMiss[]> =>
  await selectMisses(database.read, new Date(clock.now().getTime() - KEPT_MS));

/** Takes a search off the list. If it finds nothing again, it comes back. */
export const dismissHelpMiss: Act<{ words: string }> = {
  name: 'help miss',
  needsReason: false,
  lockOf: ({ words }) => `help miss ${words}`,
  plan: async (_platform, db, { words }) => {
    const { count } = (await selectMiss(db, words)) ?? refuse('NOT_FOUND');
    return {
      kind: 'helpMiss',
      subject: words,
      title: words,
      permission: 'content',
      changes: [{ field: 'count', label: '没有结果的搜索', before: `${count} 次`, after: null }],
    };
  },
  run: async ({ database }, { words }) => await deleteMiss(database.read, words),
};

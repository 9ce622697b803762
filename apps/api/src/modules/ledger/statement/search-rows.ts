import { TaskType } from '@yayan/contract';
import { taskTypeLabels } from '@yayan/contract/console-labels';
import { formatShortTime } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { type FoundRow, rowsWithCode } from './found-row-store.ts';

/** A code as members quote it, with or without its dash. */
const CODE = /^[0-9a-f]{4}-?[0-9a-f]{4}$/iu;

const signed = (change: number): string => (change > 0 ? `+${change}` : `${change}`);

/** What a transfer changed, in words. Coins that arrive leave those that were waited for, which isn't a second change. */
const changesOf = ({ coins, pendingCoins, credit, quality }: FoundRow): string[] => [
  ...(coins === 0 ? [] : [`${signed(coins)} 金币`]),
  ...(coins !== 0 || pendingCoins === 0 ? [] : [`${signed(pendingCoins)} 待入账金币`]),
  ...(credit === 0 ? [] : [`${signed(credit)} 权益值`]),
  ...(quality === 0 ? [] : [`${signed(quality)} 质量分`]),
];

/** Transfers with this support code, for the search of the console: each leads to its page. */
export async function searchRows(
  db: Connection,
  text: string,
  limit: number,
): Promise<{ subject: string; title: string; hint: string | null }[]> {
  if (!CODE.test(text)) return [];
  const found = await rowsWithCode(db, text, limit);
  return found.map((row) => ({
    subject: row.id,
    // The title of a group's reward is its name, which no operator reads beside the member (rule 14.83).
    title: row.causeKind === 'group' ? taskTypeLabels[TaskType.DiscussionGroup] : row.title,
    hint: [...changesOf(row), formatShortTime(row.at)].join('，'),
  }));
}

import type { Connection } from '../../src/platform/database/database.ts';
import { rightPlace } from '../../src/modules/campaign/quiz/quiz.ts';
import { selectTry } from '../../src/modules/campaign/quiz/try-store.ts';

/** The position of the right answer for each question of a member's try. */
export async function rightAnswers(
  db: Connection,
  { id, memberId }: { id: string; memberId: string },
): Promise<{ number: number; choice: number }[]> {
  const one = await selectTry(db, { id, memberId });
  if (one === undefined) throw new Error(`There is no try ${id}`);
  return one.asked.map((asked, index) => ({ number: index + 1, choice: rightPlace(asked) }));
}

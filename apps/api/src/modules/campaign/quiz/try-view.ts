import { type DataOf, QuizTryState } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import { readAskedQuestions } from './bank-store.ts';
import { type AskedQuestion, type BankQuestion, rightPlace, type StoredTry } from './quiz.ts';

type Try = DataOf<'startQuiz'>;

/** Answers may arrive this long after the end of a try, because they were sent in time. */
const ON_ITS_WAY_MS = 5_000;

/** Whether answers that arrive now are too late. */
export const isOver = ({ until }: StoredTry, now: Date): boolean =>
  now.getTime() > until.getTime() + ON_ITS_WAY_MS;

function stateOf(one: StoredTry, now: Date): QuizTryState {
  if (one.score !== null) return QuizTryState.Done;
  return isOver(one, now) ? QuizTryState.Expired : QuizTryState.Open;
}

/** Tries as their member sees them. The right answers show once a try is over. */
export async function viewTries(db: Connection, tries: readonly StoredTry[], now: Date): Promise<Try[]> {
  const over = tries.filter((one) => stateOf(one, now) !== QuizTryState.Open);
  const bank = await readAskedQuestions(
    db,
    over.flatMap(({ asked }) => asked),
  );
  return tries.map((one) => viewTry(one, bank, now));
}

/** A try as its member sees it. `bank` has the questions if the try is over. */
export function viewTry(one: StoredTry, bank: ReadonlyMap<string, BankQuestion>, now: Date): Try {
  const state = stateOf(one, now);
  return {
    id: one.id,
    day: one.day,
    state,
    askedAt: one.askedAt.toISOString(),
    until: one.until.toISOString(),
    questions: one.asked.length,
    score: one.score,
    coins: one.coins,
    review:
      state === QuizTryState.Open
        ? []
        : questionsOf(one.asked, bank).map(({ asked, title, choices, explanation }, index) => ({
            title,
            choices,
            chosen: one.answers?.[index] ?? null,
            right: rightPlace(asked),
            explanation,
          })),
  };
}

/** The questions of a try, with the choices in its order. */
export function questionsOf(
  asked: readonly AskedQuestion[],
  bank: ReadonlyMap<string, BankQuestion>,
): (Pick<BankQuestion, 'title' | 'choices' | 'explanation'> & { asked: AskedQuestion })[] {
  return asked.map((one) => {
    const question = bank.get(`${one.id}/${one.version}`);
    if (question === undefined) throw new Error(`Question ${one.id} has no version ${one.version}`);
    const { title, choices, explanation } = question;
    return { asked: one, title, explanation, choices: one.order.map((place) => choices[place] ?? '') };
  });
}

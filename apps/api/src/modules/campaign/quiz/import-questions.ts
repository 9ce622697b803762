import type { Platform } from '../../../platform/platform.ts';
import { type FiledQuestion, insertQuestions, lockBank, retireQuestions, selectBank } from './bank-store.ts';

/** The numbers of an import. */
export interface ImportSummary {
  added: string[];
  changed: string[];
  same: number;
}

const contentOf = ({ category, title, choices, explanation }: FiledQuestion): string =>
  JSON.stringify([category, title, choices, explanation]);

/**
 * Adds questions to the bank. A changed question becomes a new version, so that open tries are scored by what they
 * showed. An unchanged question stays, and so do questions that the file doesn't name.
 */
export async function importQuestions(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  filed: readonly FiledQuestion[],
  { by }: { by: string },
): Promise<ImportSummary> {
  return await database.transaction(async (tx) => {
    await lockBank(tx);
    const known = new Map((await selectBank(tx)).map((one) => [one.id, contentOf(one)]));
    const added = filed.filter(({ id }) => !known.has(id));
    const changed = filed.filter((one) => known.has(one.id) && known.get(one.id) !== contentOf(one));
    const at = clock.now();
    await retireQuestions(
      tx,
      changed.map(({ id }) => id),
      { at, by },
    );
    await insertQuestions(tx, [...added, ...changed], { by, at });
    return {
      added: added.map(({ id }) => id),
      changed: changed.map(({ id }) => id),
      same: filed.length - added.length - changed.length,
    };
  });
}

/** Retires a question. Throws when the bank doesn't have it. */
export async function retireQuestion(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  id: string,
  by: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await retireQuestions(tx, [id], { at: clock.now(), by })) === 0)
      throw new Error(`There is no question ${id}: list shows them`);
  });
}

/** One line for each question in use, for operators. */
export async function bankLines({ database }: Pick<Platform, 'database'>): Promise<string[]> {
  const bank = await selectBank(database.read);
  return [
    ...bank.map(({ id, version, category, title }) => `${id}  version ${version}  ${category}  ${title}`),
    `${bank.length} questions`,
  ];
}

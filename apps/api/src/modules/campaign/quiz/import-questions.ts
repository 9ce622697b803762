import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type FiledQuestion, insertQuestions, lockBank, retireQuestions, selectBank } from './bank-store.ts';

/** What an import would do. */
export interface ImportPlan {
  added: FiledQuestion[];
  /** Each with what is in the bank. */
  changed: { before: FiledQuestion; after: FiledQuestion }[];
  same: number;
}

/** The ids of an import. */
export interface ImportSummary {
  added: string[];
  changed: string[];
  same: number;
}

const contentOf = ({ category, title, choices, explanation }: FiledQuestion): string =>
  JSON.stringify([category, title, choices, explanation]);

/** What an import of these questions would add and change. */
export async function planImport(db: Connection, filed: readonly FiledQuestion[]): Promise<ImportPlan> {
  const known = new Map((await selectBank(db)).map((one) => [one.id, one]));
  const added = filed.filter(({ id }) => !known.has(id));
  const changed = filed.flatMap((after) => {
    const before = known.get(after.id);
    return before === undefined || contentOf(before) === contentOf(after) ? [] : [{ before, after }];
  });
  return { added, changed, same: filed.length - added.length - changed.length };
}

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
    const { added, changed, same } = await planImport(tx, filed);
    const at = clock.now();
    const ids = changed.map(({ after: { id } }) => id);
    await retireQuestions(tx, ids, { at, by });
    await insertQuestions(tx, [...added, ...changed.map(({ after }) => after)], { by, at });
    return { added: added.map(({ id }) => id), changed: ids, same };
  });
}

/** Retires a question. Throws if the bank doesn't have it. */
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

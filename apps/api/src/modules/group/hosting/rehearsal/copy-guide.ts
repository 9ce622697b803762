import type { Random } from '../../../../platform/random.ts';
import {
  copied,
  copyFiles,
  copySections,
  copyTags,
  copyTopics,
  copyVotes,
  type CopyPlan,
  insertTagged,
  type NewIds,
  readHostTags,
  readIds,
} from './guide-copy-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** Copies the guide of a group, without sections that were closed before their time. */
export async function copyGuide(
  tx: Tx,
  random: Random,
  { people, ...copying }: CopyPlan & { people: readonly string[] },
): Promise<void> {
  const ids = await newIds(tx, random, copying.from);
  await copyTags(tx, copying, ids.group_people_tags);
  await copyTopics(tx, copying, ids);
  await copySections(tx, copying, ids);
  await copyVotes(tx, copying, ids);
  await insertTagged(tx, copying, taggedOf(await readHostTags(tx, copying.to), people));
  await copyFiles(tx, copying, ids);
}

async function newIds(tx: Tx, random: Random, from: string): Promise<NewIds> {
  const pairs: [string, { id: string; copy: string }[]][] = [];
  for (const table of copied) {
    const own = await readIds(tx, table, from);
    pairs.push([table, own.map((id) => ({ id, copy: random.uuid() }))]);
  }
  return Object.fromEntries(pairs) as NewIds; // One for each of `copied`.
}

/**
 * Gives each tag that only hosts give to the first respondent and to every third of the others, so that every audience has
 * somebody. Respondents get the others by their votes.
 */
const taggedOf = (tags: readonly string[], people: readonly string[]): { person: string; tag: string }[] =>
  tags.flatMap((tag, place) =>
    people.flatMap((person, index) => (index === 0 || index % 3 === place % 3 ? [{ person, tag }] : [])),
  );

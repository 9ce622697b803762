import type { Random } from '../../../../platform/random.ts';
import {
  copied,
  type CopiedSection,
  copyFiles,
  copySections,
  copyTags,
  copyTopics,
  copyVotes,
  type CopyPlan,
  insertTagged,
  type NewIds,
  readCopied,
  readIds,
} from './guide-copy-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/**
 * Copies the guide of a group, without sections that were closed before their time. Returns the sections in the host's
 * order.
 */
export async function copyGuide(
  tx: Tx,
  random: Random,
  { people, ...copying }: CopyPlan & { people: readonly string[] },
): Promise<CopiedSection[]> {
  const ids = await newIds(tx, random, copying.from);
  await copyTags(tx, copying, ids.group_people_tags);
  await insertTagged(tx, copying, taggedOf(ids.group_people_tags, people));
  await copyTopics(tx, copying, ids);
  await copySections(tx, copying, ids);
  await copyVotes(tx, copying, ids);
  await copyFiles(tx, copying, ids);
  return await readCopied(tx, copying.to);
}

async function newIds(tx: Tx, random: Random, from: string): Promise<NewIds> {
  const pairs: [string, { id: string; copy: string }[]][] = [];
  for (const table of copied) {
    const own = await readIds(tx, table, from);
    pairs.push([table, own.map((id) => ({ id, copy: random.uuid() }))]);
  }
  return Object.fromEntries(pairs) as NewIds; // One for each of `copied`.
}

/** Gives each tag to every third scripted respondent, so that every audience has somebody. */
const taggedOf = (
  tags: NewIds['group_people_tags'],
  people: readonly string[],
): { person: string; tag: string }[] =>
  tags.flatMap(({ copy }, place) =>
    people.flatMap((person, index) => (index % 3 === place % 3 ? [{ person, tag: copy }] : [])),
  );

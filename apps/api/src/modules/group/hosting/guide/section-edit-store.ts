import { type Insertable, sql } from 'kysely';
import type { components } from '@yayan/contract';
import type { Schema } from '../../../../platform/database/gen/schema.ts';
import type { Random } from '../../../../platform/random.ts';
import { searchVector } from '../../discussion/guide/search-vector-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

export type NewSection = Omit<Insertable<Schema['group_sections']>, 'search' | 'closed_at'>;

interface SectionKey {
  groupId: string;
  sectionId: string;
}

export async function insertSection(tx: Tx, section: NewSection): Promise<void> {
  await tx
    .insertInto('group_sections')
    .values({ ...section, search: searchVector(section.title) })
    .execute();
}

/** Stores changed columns of a section. */
export async function writeSection(
  tx: Tx,
  { groupId, sectionId }: SectionKey,
  change: Partial<Omit<NewSection, 'group_id' | 'id'>> & { closed_at?: Date },
): Promise<void> {
  await tx
    .updateTable('group_sections')
    .set({ ...change, ...(change.title !== undefined && { search: searchVector(change.title) }) })
    .where('group_id', '=', groupId)
    .where('id', '=', sectionId)
    .execute();
}

/** Moves the sections from a position on back by one. */
export async function shiftSections(
  tx: Tx,
  groupId: string,
  topicId: string,
  position: number,
): Promise<void> {
  await sql`update group_sections set position = position + 1
    where group_id = ${groupId} and topic_id = ${topicId} and position >= ${position}`.execute(tx);
}

/** Deletes a section that nobody answered or voted in, with everything but its files. The caller has removed these. */
export async function deleteSection(tx: Tx, key: SectionKey): Promise<void> {
  await deleteVote(tx, key);
  for (const table of ['group_reads', 'group_section_counts'] as const)
    await tx
      .deleteFrom(table)
      .where('group_id', '=', key.groupId)
      .where('section_id', '=', key.sectionId)
      .execute();
  await tx
    .deleteFrom('group_sections')
    .where('group_id', '=', key.groupId)
    .where('id', '=', key.sectionId)
    .execute();
}

/** Replaces the vote of a section, or removes it. Nobody has voted in it. */
export async function putVote(
  tx: Tx,
  random: Random,
  key: SectionKey,
  vote: components['schemas']['GuideVote'] | null,
): Promise<void> {
  await deleteVote(tx, key);
  if (vote === null) return;
  const id = random.uuid();
  await tx
    .insertInto('group_votes')
    .values({
      group_id: key.groupId,
      id,
      section_id: key.sectionId,
      title: vote.title,
      kind: vote.kind,
      min_choices: vote.minChoices,
      max_choices: vote.maxChoices,
      results_shown: vote.resultsShown,
      anonymous: vote.anonymous ?? false,
    })
    .execute();
  await tx
    .insertInto('group_vote_options')
    .values(
      vote.options.map((text, position) => ({
        group_id: key.groupId,
        vote_id: id,
        id: random.uuid(),
        position,
        text,
        tag_id: vote.optionTags?.[position] ?? null,
      })),
    )
    .execute();
}

async function deleteVote(tx: Tx, { groupId, sectionId }: SectionKey): Promise<void> {
  await sql`delete from group_vote_options where group_id = ${groupId} and vote_id in (
    select id from group_votes where group_id = ${groupId} and section_id = ${sectionId})`.execute(tx);
  await tx
    .deleteFrom('group_votes')
    .where('group_id', '=', groupId)
    .where('section_id', '=', sectionId)
    .execute();
}

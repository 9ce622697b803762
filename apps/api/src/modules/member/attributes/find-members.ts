import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { cityChoices } from '../../region/module.ts';
import { attributeField, attributeForm } from './attribute-form.ts';

/** The wanted attributes. A member must have each of them, with any of its values. */
export type WantedAttributes = readonly { key: string; values: readonly string[] }[];

/** Whether members may be found by these attributes: all must be known and not sensitive. */
export const areFindable = (wanted: WantedAttributes): boolean =>
  wanted.every(({ key }) => attributeField(key)?.sensitive === false);

/**
 * The attributes by which members may be found, with their possible values. Dates are left out, because they have no
 * list of values.
 */
export const findableAttributes = (): {
  key: string;
  label: string;
  options: { value: string; label: string }[];
}[] =>
  attributeForm()
    .sections.flatMap(({ fields }) => fields)
    .filter(({ key, kind }) => kind !== 'date' && areFindable([{ key, values: [] }]))
    .map(({ key, label, kind, options }) => ({
      key,
      label,
      options:
        kind === 'region'
          ? cityChoices().map(({ code, name }) => ({ value: code, label: name }))
          : [...options],
    }));

/**
 * Returns at most `most` members who gave these answers and allow matching by their attributes (rule 2.23). Their order
 * is random, and the same for the same `seed`.
 */
export async function findMembers(
  db: Connection,
  wanted: WantedAttributes,
  { most, seed }: { most: number; seed: string },
): Promise<string[]> {
  const matching = wanted.map(
    ({ key, values }) => sql`select member_id from attribute_answers
      where key = ${key} and choices && ${[...values]}::text[]`,
  );
  const { rows } = await sql<{ member_id: string }>`
    select found.member_id from (${sql.join(matching, sql` intersect `)}) found
    left join privacy_settings s on s.member_id = found.member_id
    where s.recommendation is not false
    order by md5(found.member_id::text || ${seed}) limit ${most}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

import { refuse } from '../../../../errors/api-fault.ts';
import { cursorOf, placeOf } from '../../../../platform/page.ts';
import type { PersonPlace, PersonRow } from './group-people-store.ts';

/** A position in the list of people as `nextCursor`. */
export const cursorOfPerson = ({ rank, invitedAt: at, id }: PersonRow): string =>
  `${rank}${cursorOf({ at, id })}`;

/** Decodes a position. Refuses anything else with FIELD_WRONG. */
export function placeOfPerson(cursor: string | undefined): PersonPlace | undefined {
  if (cursor === undefined) return undefined;
  const rank = Number(cursor.slice(0, 1));
  const place = placeOf(cursor.slice(1));
  return place === undefined || !Number.isInteger(rank)
    ? refuse('FIELD_WRONG', { field: 'query.cursor' })
    : { ...place, rank };
}

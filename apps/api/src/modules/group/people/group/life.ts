import { type ErrorName, GroupLife, GroupMove } from '@yayan/contract';
import type { GroupRow } from './group-store.ts';

type Times = Pick<GroupRow, 'published_at' | 'archived_at' | 'opens_at' | 'closes_at'>;

/** The state of a group in its life (rule 6.23). The schedule opens and closes it; hosts may do so earlier. */
export function lifeOf({ published_at, archived_at, opens_at, closes_at }: Times, now: Date): GroupLife {
  if (archived_at !== null) return GroupLife.Archived;
  if (published_at === null) return GroupLife.Draft;
  if (now < opens_at) return GroupLife.Inviting;
  return now < closes_at ? GroupLife.Open : GroupLife.Closed;
}

/** The one state in which each move may be made. */
const madeIn: Record<GroupMove, GroupLife> = {
  [GroupMove.Invite]: GroupLife.Draft,
  [GroupMove.Open]: GroupLife.Inviting,
  [GroupMove.Close]: GroupLife.Open,
  [GroupMove.Archive]: GroupLife.Closed,
};

const refusals: Record<GroupLife, ErrorName> = {
  [GroupLife.Draft]: 'GROUP_IS_DRAFT',
  [GroupLife.Inviting]: 'GROUP_IS_INVITING',
  [GroupLife.Open]: 'GROUP_IS_OPEN',
  [GroupLife.Closed]: 'GROUP_IS_CLOSED',
  [GroupLife.Archived]: 'GROUP_IS_ARCHIVED',
};

/** The refusal for a group in this state. */
export const refusalFor = (life: GroupLife): ErrorName => refusals[life];

/** Why a move can't be made in this state; undefined when it can. */
export const moveRefusal = (life: GroupLife, move: GroupMove): ErrorName | undefined =>
  life === madeIn[move] ? undefined : refusals[life];

/** Why settings and guide can't change in this state; undefined when they can. */
export const editRefusal = (life: GroupLife): ErrorName | undefined =>
  life === GroupLife.Closed || life === GroupLife.Archived ? refusals[life] : undefined;

/** Whether changes go on record, because respondents may have read the earlier text. */
export const isOnRecord = (life: GroupLife): boolean =>
  life !== GroupLife.Draft && life !== GroupLife.Inviting;

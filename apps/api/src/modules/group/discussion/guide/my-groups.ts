import type { Call } from '../../../../call/call.ts';
import { type components, type DataOf, GroupOpenState, GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import { mobileIndexOf } from '../../../identity/module.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { guideOf } from './guides.ts';
import { outstandingOf } from './outstanding.ts';
import { pageOf, placeOf } from '../../../../platform/page.ts';
import { readDiscussion, readMyGroups } from './my-groups-store.ts';
import { groupState, isFirstVisit, roleOf, type Visit } from '../../people/entry/visit.ts';

type MyGroup = components['schemas']['MyGroup'];

const PAGE = 20;

/** The discussions a member is invited to, with the answers and replies they still owe (rule 6.38). */
export async function listMyGroups(
  deps: GroupDeps,
  { caller: { memberId }, query }: Call<'listMyGroups'>,
): Promise<DataOf<'listMyGroups'>> {
  const db = deps.database.read;
  const now = deps.clock.now();
  const after = placeOf(query.cursor);
  const index = await mobileIndexOf(db, memberId);
  if (index === undefined) return { items: [], nextCursor: null };
  const limit = query.limit ?? PAGE;
  const found = await readMyGroups(db, index, { now, after, limit });
  const { items, nextCursor } = pageOf(found, limit, ({ group }) => ({ at: group.opens_at, id: group.id }));
  const mine = await Promise.all(
    items.map((visitor) => viewMine(deps, { ...visitor, role: roleOf(visitor.me), now })),
  );
  return { items: mine, nextCursor };
}

async function viewMine(deps: GroupDeps, visit: Visit): Promise<MyGroup> {
  const { group, role, now } = visit;
  const state = groupState(group, now);
  const firstVisit = isFirstVisit(visit);
  const mayOwe = role === GroupRole.Respondent && !firstVisit && state !== GroupOpenState.Upcoming;
  const owed = mayOwe ? outstandingOf(await guideOf(deps, visit), visit) : null;
  return {
    hash: group.task_hash,
    name: group.name,
    intro: group.intro,
    state,
    schedule: { opensAt: group.opens_at.toISOString(), closesAt: group.closes_at.toISOString() },
    role,
    firstVisit,
    owed: owed && { unanswered: owed.unanswered, followUps: owed.followUps },
  };
}

/** The group of a topic, section, own answer or follow-up. Refuses with NOT_FOUND unless the member may see it. */
export async function findDiscussion(
  { database, clock }: Pick<GroupDeps, 'database' | 'clock'>,
  { caller: { memberId }, params: { id } }: Call<'findDiscussion'>,
): Promise<DataOf<'findDiscussion'>> {
  const index = await mobileIndexOf(database.read, memberId);
  if (index === undefined) return refuse('NOT_FOUND');
  return (await readDiscussion(database.read, index, id.toLowerCase(), clock.now())) ?? refuse('NOT_FOUND');
}

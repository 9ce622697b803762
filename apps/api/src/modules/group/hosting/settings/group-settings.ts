import type { Call } from '../../../../call/call.ts';
import type { components, DataOf } from '@yayan/contract';
import { GroupLife } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import { formatShortTime } from '../../../../platform/calendar.ts';
import { mobileOf } from '../../../identity/module.ts';
import type { GroupDeps } from '../../people/deps.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import { followSchedule } from '../guide/guide-store.ts';
import { pageOf, placeOf } from '../../../../platform/page.ts';
import type { GroupChange } from '../../people/life/change-store.ts';
import { recordChanges } from '../../people/life/changes.ts';
import { hasColumns } from '../../people/life/has-columns.ts';
import { reviseGroupTask } from '../../people/group/group-task.ts';
import { lockAsHost, requireHost, visitAsHost } from '../../people/life/host-access.ts';
import { readHostedGroups, readHostOf, lockGroup, writeGroup } from '../../people/group/host-store.ts';
import { insertFirstHost, insertGroup } from './hosted-group-store.ts';
import { viewHostedGroups } from './hosted-group-view.ts';
import { editRefusal, lifeOf } from '../../people/group/life.ts';
import { publicHash } from '../../people/group/public-hash.ts';
import { planColumns, planOf } from '../../people/group/reward-plan.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

type Schemas = components['schemas'];
type Settings = Schemas['HostedGroupSettings'];
type HostedGroup = Schemas['HostedGroup'];

/** The groups of a host, the newest first. */
export async function listHostedGroups(
  { database, clock }: GroupDeps,
  { caller, query: { cursor, limit = 20 } }: Call<'listHostedGroups'>,
): Promise<DataOf<'listHostedGroups'>> {
  const db = database.read;
  const host = await requireHost(db, caller);
  const rows = await readHostedGroups(db, host, placeOf(cursor), limit + 1);
  const page = pageOf(rows, limit, ({ created_at, id }) => ({ at: created_at, id }));
  return { items: await viewHostedGroups(db, page.items, clock.now()), nextCursor: page.nextCursor };
}

/** One group of a host. */
export async function getHostedGroup(
  { database, clock }: GroupDeps,
  { caller, params: { groupId } }: Call<'getHostedGroup'>,
): Promise<HostedGroup> {
  const { group, now } = await visitAsHost(database.read, caller, groupId, clock.now());
  return await viewHostedGroup(database.read, group, now);
}

/** A group as its hosts see it. */
export async function viewHostedGroup(
  db: Parameters<typeof viewHostedGroups>[0],
  group: GroupRow,
  now: Date,
): Promise<HostedGroup> {
  const [view] = await viewHostedGroups(db, [group], now);
  return view ?? refuse('NOT_FOUND');
}

/**
 * Makes a group as a draft, with the caller as its first host (rule 6.24). The client chooses the id, so that a
 * repeated call makes one group.
 */
export async function createHostedGroup(
  deps: GroupDeps,
  { caller, body: { id, settings } }: Call<'createHostedGroup'>,
): Promise<HostedGroup> {
  const { database, random, clock } = deps;
  const now = clock.now();
  return await database.transaction(async (tx) => {
    const host = await requireHost(tx, caller);
    const added = await insertGroup(tx, {
      ...columnsOf(settings),
      id,
      task_id: random.uuid(),
      task_hash: publicHash(random),
      consent_version: 1,
      made_by: caller.memberId,
      created_at: now,
    });
    if (added) await addFirstHost(deps, tx, caller.memberId, id, now);
    else if (!(await readHostOf(tx, id, host))) refuse('NOT_FOUND');
    return await viewHostedGroup(tx, (await lockGroup(tx, id)) ?? refuse('NOT_FOUND'), now);
  });
}

/** Adds the maker as a host. They enter the group from the member site, like all invited people. */
async function addFirstHost(
  { random }: GroupDeps,
  tx: Tx,
  memberId: string,
  groupId: string,
  now: Date,
): Promise<void> {
  const { mobile_index, mobile_sealed } = await mobileOf(tx, memberId);
  await insertFirstHost(tx, {
    group_id: groupId,
    id: random.uuid(),
    member_id: memberId,
    mobile_index,
    mobile_sealed,
    nickname: '主持人',
    invited_at: now,
  });
}

/**
 * Settings as they are stored. Refuses an impossible schedule with SCHEDULE_WRONG, and an impossible plan with
 * PLAN_WRONG.
 */
function columnsOf(settings: Settings) {
  const [opens_at, closes_at] = [new Date(settings.opensAt), new Date(settings.closesAt)];
  if (opens_at >= closes_at) refuse('SCHEDULE_WRONG');
  return {
    name: settings.name.trim(),
    intro: settings.intro.trim(),
    rules: settings.rules.map((rule) => rule.trim()),
    consent_text: settings.consentText.trim(),
    opens_at,
    closes_at,
    shows_fellows: settings.showsFellows,
    ...planColumns(settings.plan),
  };
}

/** Changes the settings (rules 6.25, 6.26). After a change of rules or consent text people have to agree again. */
export async function updateHostedGroup(
  deps: GroupDeps,
  { caller, params: { groupId }, body: { revision, settings } }: Call<'updateHostedGroup'>,
): Promise<HostedGroup> {
  const now = deps.clock.now();
  return await deps.database.transaction(async (tx) => {
    const visit = await lockAsHost(tx, caller, groupId, now);
    const { group } = visit;
    const life = lifeOf(group, now);
    const refusal = editRefusal(life);
    if (refusal) refuse(refusal);
    const next = columnsOf(settings);
    // The answer got lost and the page sends the call again (rule 1.9).
    if (revision < group.revision && hasColumns(group, next)) return await viewHostedGroup(tx, group, now);
    if (group.revision !== revision) refuse('GUIDE_CHANGED');
    requireAllowed(group, next, life, now);
    const isReworded =
      next.consent_text !== group.consent_text || next.rules.join('\n') !== group.rules.join('\n');
    const changed = await writeGroup(tx, groupId, {
      ...next,
      revision: revision + 1,
      consent_version: group.consent_version + (isReworded ? 1 : 0),
    });
    await followSchedule(tx, group, changed);
    await reviseGroupTask(tx, changed);
    await recordChanges(tx, deps.random, visit, differences(group, changed));
    return await viewHostedGroup(tx, changed, now);
  });
}

type Columns = ReturnType<typeof columnsOf>;

/** Refuses changes of published promises: the plan after the invitation, and the opening once it has passed. */
function requireAllowed(group: GroupRow, next: Columns, life: GroupLife, now: Date): void {
  if (life === GroupLife.Draft) return;
  if (JSON.stringify(planOf(next)) !== JSON.stringify(planOf(group))) refuse('PLAN_FIXED');
  const isMoved = next.opens_at.getTime() !== group.opens_at.getTime();
  if (life === GroupLife.Open && isMoved) refuse('SCHEDULE_FIXED');
  if (next.closes_at <= now || (isMoved && next.opens_at <= now)) refuse('SCHEDULE_PAST');
}

const inWords = (group: GroupRow) => ({
  名称: group.name,
  介绍: group.intro,
  规则: group.rules.join('；'),
  知情同意: group.consent_text,
  结束时间: formatShortTime(group.closes_at),
  互相可见: group.shows_fellows ? '是' : '否',
});

/** The changed settings, one change each. */
function differences(before: GroupRow, after: GroupRow): GroupChange[] {
  const [old, now] = [inWords(before), inWords(after)];
  return (Object.keys(old) as (keyof typeof old)[])
    .filter((key) => old[key] !== now[key])
    .map((key) => ({ what: 'settings', before: `${key}：${old[key]}`, after: `${key}：${now[key]}` }));
}

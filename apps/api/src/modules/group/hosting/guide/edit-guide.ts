import type { Call } from '../../../../call/call.ts';
import type { components } from '@yayan/contract';
import { GroupLiveKind } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { MemberCaller } from '../../../../call/caller.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import type { GroupDeps } from '../../people/deps.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import type { GroupChange } from '../../people/life/change-store.ts';
import { recordChanges } from '../../people/life/changes.ts';
import { type HostVisit, lockAsHost, visitAsHost } from '../../people/life/host-access.ts';
import { writeGroup } from '../../people/group/host-store.ts';
import { editRefusal, isOnRecord, lifeOf } from '../../people/group/life.ts';
import { planOf, reachableBy } from '../../people/group/reward-plan.ts';
import { notifyGroup } from '../../discussion/events/group-events.ts';
import {
  countTopics,
  type GuideSectionRow,
  type GuideTopicRow,
  readGuideSections,
  readGuideTopics,
} from './guide-store.ts';
import { viewGuide } from './guide-view.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

type Guide = components['schemas']['Guide'];

/** A guide during a change. Its group is locked. */
export interface GuideEdit extends HostVisit {
  tx: Tx;
  topics: GuideTopicRow[];
  sections: GuideSectionRow[];
  /** Whether the call knows an older revision. If what it asks for is there already, it is a repetition (rule 1.9). */
  isLate: boolean;
}

/** The result of a change: the entries for the record, and the topic that respondents have to read again. */
export interface EditResult {
  changes: readonly GroupChange[];
  topicId?: string;
}

/** The guide as its hosts edit it. */
export async function getGuide(
  { database, clock, mediaUrls }: GroupDeps,
  { caller, params: { groupId } }: Call<'getGuide'>,
): Promise<Guide> {
  const visit = await visitAsHost(database.read, caller, groupId, clock.now());
  return await viewGuide(database.read, visit, mediaUrls);
}

/**
 * Changes the guide of a group that isn't closed, and returns the whole guide. The lock of the group makes hosts'
 * changes run one after the other. A change of an older revision is refused with GUIDE_CHANGED. Changes after the
 * opening go on record (rule 6.26).
 */
export async function editGuide(
  deps: GroupDeps,
  caller: MemberCaller,
  { groupId, revision }: { groupId: string; revision: number },
  edit: (editing: GuideEdit) => Promise<EditResult | 'nothing new'>,
): Promise<Guide> {
  const now = deps.clock.now();
  return await deps.database.transaction(async (tx) => {
    const visit = await lockAsHost(tx, caller, groupId, now);
    const { group } = visit;
    const life = lifeOf(group, now);
    const refusal = editRefusal(life);
    if (refusal) refuse(refusal);
    const [topics, sections] = [await readGuideTopics(tx, groupId), await readGuideSections(tx, groupId)];
    const isLate = revision < group.revision;
    const edited = await edit({ ...visit, tx, topics, sections, isLate });
    // A repeated call finds nothing to change. It gets the guide, whatever its revision.
    if (edited === 'nothing new') return await viewGuide(tx, visit, deps.mediaUrls);
    if (group.revision !== revision) refuse('GUIDE_CHANGED');
    await recordChanges(tx, deps.random, visit, edited.changes);
    const changed = await writeGroup(tx, groupId, {
      revision: revision + 1,
      ...(await promiseOf(tx, group)),
    });
    if (edited.topicId !== undefined && isOnRecord(life)) {
      const event = { kind: GroupLiveKind.TopicOpened, topicId: edited.topicId, sectionId: null };
      await notifyGroup(deps, tx, groupId, event, now);
    }
    return await viewGuide(tx, { ...visit, group: changed }, deps.mediaUrls);
  });
}

/** A longer guide may raise the promised coins, up to the cap. A shorter guide never lowers them. */
async function promiseOf(
  db: Connection,
  group: GroupRow,
): Promise<Partial<Pick<GroupRow, 'promised_coins'>>> {
  const plan = planOf(group);
  if (plan === null || group.promised_coins === null) return {};
  const { topics } = await countTopics(db, group.id);
  return { promised_coins: Math.max(group.promised_coins, reachableBy(plan, topics)) };
}

import { GroupOpenState, GroupRole } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import { mobileIndexOf } from '../../../identity/module.ts';
import type { HomeAttention } from '../../../member/api.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { groupState, isFirstVisit, roleOf, type Visit } from '../../people/entry/visit.ts';
import { guideOf } from '../guide/guides.ts';
import { coinsInReach } from '../responses/earned-so-far.ts';
import { readMyGroups } from '../guide/my-groups-store.ts';
import { outstandingOf } from '../guide/outstanding.ts';

const READ = 10;

/** The open discussions in which a member was invited to answer and still owes something (rules 6.38 and 10.30). */
export const owedDiscussions =
  (deps: Pick<GroupDeps, 'database' | 'clock'>) =>
  async (db: Connection, memberId: string, at: Date): Promise<HomeAttention[]> => {
    const index = await mobileIndexOf(db, memberId);
    if (index === undefined) return [];
    const found = await readMyGroups(db, index, { now: at, after: undefined, limit: READ });
    const visits = found.slice(0, READ).map((visitor) => ({ ...visitor, role: roleOf(visitor.me), now: at }));
    const items = await Promise.all(visits.map((visit) => attentionOf(deps, visit)));
    return items.flatMap((item) => item ?? []);
  };

async function attentionOf(
  deps: Pick<GroupDeps, 'database' | 'clock'>,
  visit: Visit,
): Promise<HomeAttention | undefined> {
  const { group, role, now } = visit;
  if (role !== GroupRole.Respondent || groupState(group, now) !== GroupOpenState.Open) return undefined;
  const isNew = isFirstVisit(visit);
  const owed = isNew ? undefined : outstandingOf(await guideOf(deps, visit), visit);
  const detail = owed === undefined ? '邀请你参加讨论' : owedText(owed);
  if (detail === '') return undefined;
  return {
    kind: 'group',
    title: group.name,
    detail,
    link: `/topic/${isNew ? 'join' : 'list'}/${group.task_hash}`,
    coins: await coinsInReach(deps.database.read, visit),
    since: group.opens_at.toISOString(),
    until: group.closes_at.toISOString(),
    feedbackState: null,
  };
}

const owedText = ({ unanswered, followUps }: { unanswered: number; followUps: number }): string =>
  [
    ...(unanswered > 0 ? [`${unanswered} 题待回答`] : []),
    ...(followUps > 0 ? [`${followUps} 条追问待回复`] : []),
  ].join('，');

import { type OperatorGroupDetail, useGetOperatorGroup } from '@yayan/console-client';
import { type Fact, formatCount, formatMoment, Link } from '@yayan/ui';
import { useParams } from 'react-router';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import { ObjectPage } from '../../shell/object/ObjectPage.tsx';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { AnswerList } from './AnswerList.tsx';
import {
  archiveGroup,
  closeGroup,
  confirmPay,
  handOver,
  holdPay,
  refusePay,
  releasePay,
} from './group-acts.ts';
import { GroupState, PayState } from './group-states.tsx';
import { PersonList } from './PersonList.tsx';
import { RewardTable } from './RewardTable.tsx';

const isOwed = ({ state }: OperatorGroupDetail['rewards'][number]): boolean =>
  state === 'tallied' || state === 'kept';

function PayActs({ group: { id, state, pay, rewards } }: { group: OperatorGroupDetail }) {
  if (pay === 'refused' || state === 'draft' || state === 'archived') return null;
  const owes = pay === 'notTallied' || pay === 'waiting' || rewards.some(isOwed);
  return (
    <>
      {pay === 'waiting' ? <ActButton act={confirmPay} id={id} /> : null}
      {pay === 'held' ? <ActButton act={releasePay} id={id} /> : null}
      {pay !== 'held' && owes ? <ActButton act={holdPay} id={id} /> : null}
      {pay !== 'notTallied' && rewards.some(isOwed) ? <ActButton act={refusePay} id={id} /> : null}
    </>
  );
}

const payFacts = (group: OperatorGroupDetail): readonly (Fact | null)[] => [
  group.confirmBy === null ? null : ['自动确认', formatMoment(group.confirmBy)],
  group.confirmedAt === null
    ? null
    : ['确认', `${group.confirmedBy ?? '–'}，${formatMoment(group.confirmedAt)}`],
  group.stopReason === null
    ? null
    : [group.pay === 'refused' ? '拒绝发放' : '暂停发放', `${group.stoppedBy ?? '–'}：${group.stopReason}`],
];

function LifeActs({ group: { id, state } }: { group: OperatorGroupDetail }) {
  return (
    <>
      {state === 'open' ? <ActButton act={closeGroup} id={id} /> : null}
      {state === 'closed' ? <ActButton act={archiveGroup} id={id} /> : null}
      {state === 'archived' ? null : <ActButton act={handOver} id={id} />}
    </>
  );
}

const planText = ({ plan }: OperatorGroupDetail): string =>
  plan === null
    ? '没有奖励'
    : `每个话题 ${plan.topicCoins}，全部完成再加 ${plan.wholeCoins}，最多 ${plan.capCoins}`;

/** The hosts by their names in the group, each a link to the member. */
function Hosts({ hosts }: Pick<OperatorGroupDetail, 'hosts'>) {
  if (hosts.length === 0) return '没有';
  return hosts.map(({ nickname, memberId }, at) => (
    // Two may have one name.
    <span key={memberId ?? `${nickname} ${at}`}>
      {at > 0 ? '、' : ''}
      {memberId === null ? nickname : <ObjectLink kind="member" subject={memberId} title={nickname} />}
    </span>
  ));
}

function Group({ group }: { group: OperatorGroupDetail }) {
  useDocumentTitle(group.name);
  return (
    <ObjectPage
      subject={group.id}
      kind="group"
      title={group.name}
      about={`讨论小组 ${group.id}`}
      state={
        <>
          <GroupState state={group.state} />
          {group.state === 'draft' ? null : <PayState pay={group.pay} />}
        </>
      }
      acts={
        <>
          <PayActs group={group} />
          <LifeActs group={group} />
        </>
      }
      figures={[
        { label: '受访者', value: formatCount(group.entered), note: `邀请 ${formatCount(group.invited)}` },
        { label: '回答', value: formatCount(group.answers), note: `${group.topics} 个话题` },
        { label: '得奖励的人', value: formatCount(group.people), note: `移出 ${group.takenOut}` },
        { label: '一共金币', value: formatCount(group.coins) },
      ]}
      facts={[
        ['开放', formatMoment(group.opensAt)],
        ['结束', formatMoment(group.closesAt)],
        ['建立', formatMoment(group.createdAt)],
        ['主持人', <Hosts key="h" hosts={group.hosts} />],
        ['奖励方案', planText(group)],
        ...payFacts(group),
      ]}
      links={<Link href={`/tasks/${group.id}`}>小组的任务</Link>}
      raw={group}
    >
      <RewardTable group={group} />
      <AnswerList groupId={group.id} />
      <PersonList groupId={group.id} />
    </ObjectPage>
  );
}

/** One discussion group. */
export default function GroupPage() {
  const { id = '' } = useParams();
  const query = useGetOperatorGroup(id);
  return <LoadedQuery query={query}>{(group) => <Group key={group.id} group={group} />}</LoadedQuery>;
}

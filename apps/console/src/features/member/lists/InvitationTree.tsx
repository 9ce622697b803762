import { type InvitationTree as Tree, useGetInvitationTree } from '@yayan/console-client';
import { inviteeStateLabels } from '@yayan/contract/console-labels';
import { formatCount, formatMoment, StateBadge } from '@yayan/ui';
import { memberTitle } from '../../../shell/audit/member-title.ts';
import { ObjectLink } from '../../../shell/audit/ObjectLink.tsx';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { SkeletonRows } from '../../../shell/state/SkeletonRows.tsx';
import classes from './InvitationTree.module.css';

type Node = Tree['invitedBy'][number];

/** A member of the tree, and the invitation by which they, or the one below them, joined. */
function Person({ node }: { node: Node }) {
  const { memberId, memberCode, state, voidReason, coins, invitedAt, sharesDevice, sharesNetwork } = node;
  return (
    <div className={classes['person']}>
      <ObjectLink kind="member" subject={memberId} title={memberTitle({ memberId, memberCode })} />
      <StateBadge tone={state === 'void' ? 'red' : 'grey'} label={inviteeStateLabels[state]} />
      {sharesDevice ? <StateBadge tone="red" label="同一设备" /> : null}
      {sharesNetwork ? <StateBadge tone="red" label="同一网络" /> : null}
      <span className={classes['note']}>
        {formatCount(coins)} 金币，{formatMoment(invitedAt)}
        {voidReason ? `，${voidReason}` : ''}
      </span>
    </div>
  );
}

/** How many more there are than the list shows. */
function More({ shown, count, isCapped = false }: { shown: number; count: number; isCapped?: boolean }) {
  if (count <= shown) return null;
  return (
    <li className={classes['note']}>
      还有 {formatCount(count - shown)}
      {isCapped ? '+' : ''} 位更早邀请的
    </li>
  );
}

function Inviters({ invitedBy: [first, second] }: Pick<Tree, 'invitedBy'>) {
  if (!first) return <p className={classes['note']}>自己加入的，没有人邀请。</p>;
  return (
    <ul className={classes['list']} aria-label="谁邀请的">
      <li>
        <Person node={first} />
        {second ? (
          <ul className={classes['list']} aria-label="再上一层">
            <li>
              <Person node={second} />
            </li>
          </ul>
        ) : null}
      </li>
    </ul>
  );
}

function Invited({ tree: { invited, count, countIsCapped } }: { tree: Tree }) {
  if (invited.length === 0) return <p className={classes['note']}>还没有邀请过别人。</p>;
  return (
    <ul className={classes['list']} aria-label="邀请了谁">
      {invited.map((branch) => (
        <li key={branch.memberId}>
          <Person node={branch} />
          {branch.invited.length > 0 ? (
            <ul className={classes['list']} aria-label={`${memberTitle(branch)} 邀请了谁`}>
              {branch.invited.map((node) => (
                <li key={node.memberId}>
                  <Person node={node} />
                </li>
              ))}
              <More shown={branch.invited.length} count={branch.count} />
            </ul>
          ) : null}
        </li>
      ))}
      <More shown={invited.length} count={count} isCapped={countIsCapped} />
    </ul>
  );
}

/** Who invited a member and whom they invited, two levels each, as lists in lists (rule 14.82). */
export function InvitationTree({ memberId }: { memberId: string }) {
  const query = useGetInvitationTree(memberId);
  return (
    <LoadedQuery query={query} skeleton={<SkeletonRows count={4} />}>
      {(tree) => (
        <div className={classes['root']}>
          <section aria-labelledby="inviters">
            <h3 id="inviters" className={classes['heading']}>
              谁邀请的
            </h3>
            <Inviters invitedBy={tree.invitedBy} />
          </section>
          <section aria-labelledby="invited">
            <h3 id="invited" className={classes['heading']}>
              邀请了谁
            </h3>
            <Invited tree={tree} />
          </section>
          <p className={classes['note']}>
            状态、金币和时间都是那一次邀请的；金币是邀请人因此得到的，收回的不算。“同一设备”和“同一网络”是加入时和邀请人、或同一人邀请的其他人相同；邀请人自己的记录过期后会删除，没有标记不等于没有关系。
          </p>
        </div>
      )}
    </LoadedQuery>
  );
}

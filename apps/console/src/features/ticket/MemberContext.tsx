import {
  type OperatorMember,
  useGetOperatorMember,
  useListOperatorMemberOrders,
  useListOperatorMemberParticipations,
  useListOperatorMemberPenalties,
  useListOperatorTickets,
} from '@yayan/console-client';
import { exchangeStateLabels, joinResultLabels, penaltyStepLabels } from '@yayan/contract/console-labels';
import { FactList, formatCount, formatMoment } from '@yayan/ui';
import type { ReactNode } from 'react';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import classes from './Thread.module.css';

const LIMIT = 3;

interface PartProps {
  heading: string;
  /** What stands there without rows. */
  empty: string;
  rows: readonly { key: string; content: ReactNode }[];
}

function Part({ heading, empty, rows }: PartProps) {
  return (
    <div>
      <h3 className={classes['part']}>{heading}</h3>
      {rows.length === 0 ? (
        <p className={classes['who']}>{empty}</p>
      ) : (
        <ul className={classes['rows']}>
          {rows.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Scores({ member }: { member: OperatorMember }) {
  return (
    <FactList
      look="receipt"
      facts={[
        ['昵称', <ObjectLink key="m" kind="member" subject={member.id} title={member.nickname} />],
        ['等级', member.level.name],
        ['质量分', member.quality],
        ['权益值', formatCount(member.credit)],
        ['金币', formatCount(member.coins)],
        member.owedCoins === 0 ? null : ['待抵扣', formatCount(member.owedCoins)],
      ]}
    />
  );
}

function Penalties({ memberId }: { memberId: string }) {
  const query = useListOperatorMemberPenalties(memberId);
  return (
    <LoadedQuery query={query}>
      {({ items }) => (
        <Part
          heading="处罚"
          empty="没有过处罚。"
          rows={items.slice(0, LIMIT).map(({ id, step, endsAt, liftedAt, isRunning, rule }) => ({
            key: id,
            content: `${penaltyStepLabels[step]}，${isRunning ? '到' : '已在'} ${formatMoment(liftedAt ?? endsAt)}${isRunning ? '' : ' 结束'}：${rule}`,
          }))}
        />
      )}
    </LoadedQuery>
  );
}

function OpenAppeals({ memberId, number }: { memberId: string; number: string }) {
  const query = useListOperatorTickets({ memberId, kind: 'appeal', open: true, limit: LIMIT + 1 });
  return (
    <LoadedQuery query={query}>
      {({ items }) => (
        <Part
          heading="没答复的申诉"
          empty="没有别的。"
          rows={items
            .filter((ticket) => ticket.number !== number)
            .slice(0, LIMIT)
            .map((ticket) => ({
              key: ticket.id,
              content: <ObjectLink kind="ticket" subject={ticket.number} title={ticket.title} />,
            }))}
        />
      )}
    </LoadedQuery>
  );
}

function Orders({ memberId }: { memberId: string }) {
  const query = useListOperatorMemberOrders(memberId, { limit: LIMIT });
  return (
    <LoadedQuery query={query}>
      {({ items }) => (
        <Part
          heading="最近的兑换"
          empty="没有兑换过。"
          rows={items.map(({ id, title, state, createdAt }) => ({
            key: id,
            content: (
              <>
                <ObjectLink kind="order" subject={id} title={title} /> {exchangeStateLabels[state]}，
                {formatMoment(createdAt)}
              </>
            ),
          }))}
        />
      )}
    </LoadedQuery>
  );
}

function Participations({ memberId }: { memberId: string }) {
  const query = useListOperatorMemberParticipations(memberId, { limit: LIMIT });
  return (
    <LoadedQuery query={query}>
      {({ items }) => (
        <Part
          heading="最近的参与"
          empty="没有参与过。"
          rows={items.map(({ id, taskTitle, result, startedAt }) => ({
            key: id,
            content: (
              <>
                <ObjectLink kind="participation" subject={id} title={taskTitle} /> {joinResultLabels[result]}
                ，{formatMoment(startedAt)}
              </>
            ),
          }))}
        />
      )}
    </LoadedQuery>
  );
}

interface MemberContextProps {
  memberId: string;
  /** The ticket that is looked at. */
  number: string;
}

/** What support asks about a member first: scores, penalties, open appeals, last orders and participations. */
export function MemberContext({ memberId, number }: MemberContextProps) {
  const query = useGetOperatorMember(memberId);
  return (
    <LoadedQuery query={query}>
      {(member) => (
        <section className={classes['context']} aria-label="这位会员">
          <Scores member={member} />
          <Penalties memberId={memberId} />
          <OpenAppeals memberId={memberId} number={number} />
          <Orders memberId={memberId} />
          <Participations memberId={memberId} />
        </section>
      )}
    </LoadedQuery>
  );
}

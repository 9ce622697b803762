import { type OperatorTicketDetail, useListOperatorTickets } from '@yayan/console-client';
import { ticketKindLabels } from '@yayan/contract/console-labels';
import { formatMoment, Radio } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { SkeletonRows } from '../../../shell/state/SkeletonRows.tsx';

const SHOWN = 20;

/** Makes the choice of the ticket in which this one goes on: the member's others that aren't answered yet. */
export const mergeForm = ({
  number: own,
  memberId,
}: Pick<OperatorTicketDetail, 'number' | 'memberId'>): ActForm<{ into: string }> =>
  function MergeForm({ value: { into }, onChange }) {
    const query = useListOperatorTickets({ memberId, open: true, limit: SHOWN });
    return (
      <LoadedQuery query={query} skeleton={<SkeletonRows count={2} />}>
        {({ items }) => {
          const others = items.filter(({ number }) => number !== own);
          if (others.length === 0) return <p>这位会员没有别的还没答复的反馈，不能合并。</p>;
          return (
            <Radio.Group
              label="合并到哪一条"
              description="这位会员还没答复的反馈。"
              value={into}
              onChange={(next) => onChange({ into: next })}
            >
              {others.map(({ number, kind, title, createdAt }) => (
                <Radio
                  key={number}
                  value={number}
                  label={title}
                  description={`${ticketKindLabels[kind]} ${number}，${formatMoment(createdAt)} 提交`}
                  mt="xs"
                />
              ))}
            </Radio.Group>
          );
        }}
      </LoadedQuery>
    );
  };

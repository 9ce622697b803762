import { type HeldPayDetail, useGetHeldPay } from '@yayan/console-client';
import { heldPayStateLabels } from '@yayan/contract/console-labels';
import { IconCircleCheck, IconHourglass, IconX } from '@tabler/icons-react';
import { type BadgeState, formatCount, formatMoment, StateBadge } from '@yayan/ui';
import { useParams } from 'react-router';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { memberTitle } from '../../shell/audit/member-title.ts';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import { ObjectPage } from '../../shell/object/ObjectPage.tsx';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { payHeld, refuseHeld } from './held-pay-acts.ts';

const looks: Readonly<Record<HeldPayDetail['state'], Pick<BadgeState, 'tone' | 'icon'>>> = {
  waiting: { tone: 'gold', icon: IconHourglass },
  paid: { tone: 'green', icon: IconCircleCheck },
  refused: { tone: 'red', icon: IconX },
};

function Held({ held }: { held: HeldPayDetail }) {
  const { id, title, state, coins, overlapSeconds, heldAt, decidedAt, memberId, memberCode, taskId } = held;
  useDocumentTitle(`待核对的奖励：${title}`);
  return (
    <ObjectPage
      subject={id}
      title={title}
      about="待核对的奖励"
      state={<StateBadge {...looks[state]} label={heldPayStateLabels[state]} />}
      acts={
        state === 'waiting' ? (
          <>
            <ActButton act={payHeld} id={id} />
            <ActButton act={refuseHeld} id={id} />
          </>
        ) : null
      }
      figures={[
        { label: '金币', value: formatCount(coins) },
        { label: '同时作答', value: `${formatCount(overlapSeconds)} 秒` },
      ]}
      facts={[
        [
          '会员',
          <ObjectLink
            key="member"
            kind="member"
            subject={memberId}
            title={memberTitle({ memberId, memberCode })}
          />,
        ],
        ['任务', <ObjectLink key="task" kind="task" subject={taskId} title={title} />],
        ['参与', <ObjectLink key="participation" kind="participation" subject={id} title="回答和用时" />],
        ['从什么时候起', formatMoment(heldAt)],
        decidedAt === null ? null : ['决定', formatMoment(decidedAt)],
      ]}
      raw={held}
    />
  );
}

/** One complete whose pay waits, or was decided. */
export default function HeldPayDetailPage() {
  const { id = '' } = useParams();
  const query = useGetHeldPay(id);
  return <LoadedQuery query={query}>{(held) => <Held key={held.id} held={held} />}</LoadedQuery>;
}

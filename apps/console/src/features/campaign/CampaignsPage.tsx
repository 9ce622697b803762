import {
  getListOperatorCampaignsQueryKey,
  listOperatorCampaigns,
  type OperatorCampaign,
} from '@yayan/console-client';
import { campaignFaceLabels } from '@yayan/contract/console-labels';
import { ButtonLink, formatMoment, Link } from '@yayan/ui';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import type { Column } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { mayDo, useSession } from '../../shell/session/session.ts';
import { campaignBulk } from './campaign-bulk.ts';
import { CampaignState } from './campaign-states.tsx';

const columns: readonly Column<OperatorCampaign>[] = [
  { key: 'title', title: '活动', render: ({ title }) => title },
  { key: 'face', title: '类型', render: ({ face }) => campaignFaceLabels[face] },
  { key: 'state', title: '状态', render: ({ state }) => <CampaignState state={state} /> },
  { key: 'starts', title: '开始', render: ({ startsAt }) => formatMoment(startsAt) },
  { key: 'ends', title: '结束', render: ({ endsAt, endedAt }) => formatMoment(endedAt ?? endsAt) },
];

/** All campaigns. */
export default function CampaignsPage() {
  const session = useSession();
  return (
    <>
      <PageHead
        title="活动"
        actions={
          <>
            <Link href="/campaigns/questions">题库</Link>
            {mayDo(session, ['campaigns', 'campaigns.large']) ? (
              <ButtonLink href="/campaigns/new">新建活动</ButtonLink>
            ) : null}
          </>
        }
      />
      <ObjectList
        content="活动"
        queryKey={[...getListOperatorCampaignsQueryKey(), 'list']}
        load={async (_values, _cursor, signal) => ({
          ...(await listOperatorCampaigns(signal)),
          nextCursor: null,
        })}
        exported={() => ({ list: 'campaigns', query: {} })}
        bulk={campaignBulk}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/campaigns/${id}`}
      />
    </>
  );
}

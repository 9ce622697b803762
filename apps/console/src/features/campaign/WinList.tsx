import {
  getListCampaignWinsQueryKey,
  listCampaignWins,
  type ListCampaignWinsParams,
  type OperatorWin,
} from '@yayan/console-client';
import { operatorSortLabels } from '@yayan/contract/console-labels';
import { formatMoment, Group } from '@yayan/ui';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { memberTitle } from '../../shell/audit/member-title.ts';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { choicesOf } from '../../shell/list/choices-of.ts';
import type { Column, Filter, FilterValues } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { extendClaim, voidWin } from './campaign-acts.ts';
import { WinState } from './campaign-states.tsx';
import classes from './CampaignPage.module.css';

const columnsOf = (campaignId: string): readonly Column<OperatorWin>[] => [
  { key: 'prize', title: '奖品', render: ({ prize }) => prize },
  {
    key: 'member',
    title: '会员',
    isWhole: true,
    render: ({ memberId, memberCode }) => (
      <ObjectLink kind="member" subject={memberId} title={memberTitle({ memberId, memberCode })} />
    ),
  },
  { key: 'won', title: '抽中', isWide: true, render: ({ wonAt }) => formatMoment(wonAt) },
  {
    key: 'state',
    title: '状态',
    render: ({ state, voidedBy, voidReason, orderId }) => (
      <>
        <WinState state={state} />
        {voidReason === null ? null : (
          <div className={classes['note']}>
            {voidedBy}：{voidReason}
          </div>
        )}
        {orderId === null ? null : (
          <div>
            <ObjectLink kind="order" subject={orderId} title="兑换单" />
          </div>
        )}
      </>
    ),
  },
  {
    key: 'claimBy',
    title: '领取截止',
    render: ({ claimBy }) => (claimBy === null ? '–' : formatMoment(claimBy)),
  },
  {
    key: 'acts',
    title: '操作',
    render: ({ id, state, claimBy }) =>
      state === 'open' ? (
        <Group gap="xs">
          <ActButton key={claimBy} act={extendClaim(id)} id={campaignId} />
          <ActButton act={voidWin(id)} id={campaignId} />
        </Group>
      ) : (
        '–'
      ),
  },
];

const filters: readonly Filter[] = [
  { kind: 'choice', name: 'sort', label: '排序', choices: choicesOf(operatorSortLabels) },
];

/** The filter offers only the document's values. */
const paramsOf = ({ sort }: FilterValues): ListCampaignWinsParams => ({
  ...(sort && { sort: sort as NonNullable<ListCampaignWinsParams['sort']> }),
});

/** The draws of a campaign that won. */
export function WinList({ campaignId }: { campaignId: string }) {
  return (
    <section aria-labelledby="wins">
      <h2 id="wins" className={classes['heading']}>
        中奖和领取
      </h2>
      <ObjectList
        content="中奖"
        queryKey={[...getListCampaignWinsQueryKey(campaignId), 'pages']}
        load={(values, cursor, signal) =>
          listCampaignWins(campaignId, { ...paramsOf(values), limit: 20, ...(cursor && { cursor }) }, signal)
        }
        filters={filters}
        exported={(values) => ({ list: 'wins', query: { campaignId, ...paramsOf(values) } })}
        columns={columnsOf(campaignId)}
        rowKey={({ id }) => id}
      />
    </section>
  );
}

import {
  getListOperatorBenefitsQueryKey,
  listOperatorBenefits,
  type ListOperatorBenefitsParams,
  type OperatorBenefit,
} from '@yayan/console-client';
import { benefitSaleLabels, benefitTargetLabels, exchangeTypeLabels } from '@yayan/contract/console-labels';
import { ButtonLink, formatCount, formatMoment } from '@yayan/ui';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import { choicesOf } from '../../shell/list/choices-of.ts';
import type { Column, Filter, FilterValues } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { mayDo, useSession } from '../../shell/session/session.ts';
import { benefitBulk } from './benefit-bulk.ts';
import { SaleState } from './SaleState.tsx';

const filters: readonly Filter[] = [
  { kind: 'text', name: 'keyword', label: '名称', placeholder: '名称里的字' },
  { kind: 'choice', name: 'sale', label: '上架', choices: choicesOf(benefitSaleLabels) },
  { kind: 'choice', name: 'type', label: '类型', choices: choicesOf(exchangeTypeLabels) },
];

const columns: readonly Column<OperatorBenefit>[] = [
  { key: 'title', title: '福利', render: ({ title }) => title },
  { key: 'type', title: '类型', render: ({ type }) => exchangeTypeLabels[type] },
  { key: 'sale', title: '上架', render: ({ sale }) => <SaleState sale={sale} /> },
  { key: 'price', title: '金币起', isNumber: true, render: ({ price }) => formatCount(price) },
  {
    key: 'stock',
    title: '库存',
    isNumber: true,
    render: ({ stock }) => (stock === null ? '不限' : formatCount(stock)),
  },
  {
    key: 'times',
    title: '开售 / 截止',
    isWide: true,
    render: ({ saleFrom, saleUntil }) =>
      saleFrom === null && saleUntil === null
        ? '–'
        : `${saleFrom === null ? '上架就卖' : formatMoment(saleFrom)} / ${saleUntil === null ? '不限' : formatMoment(saleUntil)}`,
  },
  { key: 'target', title: '发放方式', render: ({ target }) => benefitTargetLabels[target] },
  {
    key: 'limits',
    title: '限额（单 / 天 / 月）',
    isWide: true,
    render: ({ limits: { perOrder, perDay, perMonth } }) =>
      `${perOrder} / ${perDay ?? '不限'} / ${perMonth ?? '不限'}`,
  },
];

/** The filters offer only the document's values. */
const paramsOf = ({ keyword, sale, type }: FilterValues): ListOperatorBenefitsParams => ({
  ...(keyword && { keyword }),
  ...(sale && { sale: sale as NonNullable<ListOperatorBenefitsParams['sale']> }),
  ...(type && { type: Number(type) as NonNullable<ListOperatorBenefitsParams['type']> }),
});

/** All benefits. */
export default function BenefitsPage() {
  const session = useSession();
  return (
    <>
      <PageHead
        title="福利"
        actions={
          mayDo(session, ['benefits']) ? <ButtonLink href="/benefits/new">新建福利</ButtonLink> : undefined
        }
      />
      <ObjectList
        list="benefits"
        content="福利"
        queryKey={[...getListOperatorBenefitsQueryKey(), 'pages']}
        load={(values, cursor, signal) =>
          listOperatorBenefits({ ...paramsOf(values), limit: 50, ...(cursor && { cursor }) }, signal)
        }
        filters={filters}
        exported={(values) => ({ list: 'benefits', query: { ...paramsOf(values) } })}
        bulk={{ ...benefitBulk, queryOf: (values) => ({ ...paramsOf(values) }) }}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/benefits/${id}`}
      />
    </>
  );
}

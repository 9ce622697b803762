import type { OperatorBenefitDetail } from '@yayan/console-client';
import { formatCount, Group } from '@yayan/ui';
import { ActButton } from '../../shell/act/ActButton.tsx';
import type { Column } from '../../shell/list/list-types.ts';
import { PartTable } from '../../shell/object/PartTable.tsx';
import { removeChoice, renameChoice } from './choices/choice-acts.ts';
import { changeStock, importCodes, setPrice, withdrawCodes } from './benefit-acts.ts';

type Choice = OperatorBenefitDetail['choices'][number];

const stockOf = ({ stock, codes }: Choice): string => {
  if (codes) {
    const others = [
      codes.expired > 0 ? `过期 ${formatCount(codes.expired)}` : '',
      codes.withdrawn > 0 ? `撤回 ${formatCount(codes.withdrawn)}` : '',
    ].filter(Boolean);
    return `${formatCount(codes.free)} 张${others.length > 0 ? `（另有${others.join('、')}）` : ''}`;
  }
  return stock === null ? '不限' : formatCount(stock);
};

const columnsOf = ({ id, target, choices }: OperatorBenefitDetail): readonly Column<Choice>[] => [
  { key: 'choice', title: '规格', render: ({ title }) => title ?? '默认' },
  { key: 'price', title: '金币', render: ({ price }) => formatCount(price) },
  { key: 'stock', title: '库存', render: stockOf },
  {
    key: 'acts',
    title: '操作',
    render: (choice) => (
      <Group gap="xs">
        <ActButton key={choice.price} act={setPrice(choice.id, choice.price)} id={id} />
        {choice.codes ? (
          <>
            <ActButton act={importCodes(choice.id)} id={id} />
            <ActButton act={withdrawCodes(choice.id)} id={id} />
          </>
        ) : (
          <ActButton act={changeStock(choice.id)} id={id} />
        )}
        {target === 'payee' ? null : (
          <ActButton key={choice.title} act={renameChoice(choice.id, choice.title ?? '')} id={id} />
        )}
        {choices.length > 1 ? <ActButton act={removeChoice(choice.id)} id={id} /> : null}
      </Group>
    ),
  },
];

/** The choices of a benefit with price and stock, and what can be done with each. */
export function ChoiceTable({ benefit }: { benefit: OperatorBenefitDetail }) {
  return (
    <PartTable
      heading="规格"
      columns={columnsOf(benefit)}
      items={benefit.choices}
      rowKey={(choice) => choice.id}
      empty="还没有规格。"
    />
  );
}

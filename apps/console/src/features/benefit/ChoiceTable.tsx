import type { OperatorBenefitDetail } from '@yayan/console-client';
import { formatCount, Group } from '@yayan/ui';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { changeStock, importCodes, setPrice, withdrawCodes } from './benefit-acts.ts';
import classes from './ChoiceTable.module.css';

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

/** The choices of a benefit with price and stock, and what can be done with each. */
export function ChoiceTable({ benefit: { id, choices } }: { benefit: OperatorBenefitDetail }) {
  return (
    <section className={classes['card']} aria-labelledby="choices">
      <h2 id="choices" className={classes['heading']}>
        规格
      </h2>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">规格</th>
            <th scope="col">金币</th>
            <th scope="col">库存</th>
            <th scope="col">操作</th>
          </tr>
        </thead>
        <tbody>
          {choices.map((choice) => (
            <tr key={choice.id}>
              <th scope="row">{choice.title ?? '默认'}</th>
              <td>{formatCount(choice.price)}</td>
              <td>{stockOf(choice)}</td>
              <td>
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
                </Group>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

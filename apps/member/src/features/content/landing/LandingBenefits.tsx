import { useListBenefits } from '@yayan/api-client/react';
import { BenefitCard, Link } from '@yayan/ui';
import { coverOf } from '../../../shell/benefit/cover-of.ts';
import '../../../shell/client/transport.ts';
import classes from './LandingPage.module.css';

const shown = 4;

/** A few current benefits; without an answer, only the link to all of them. */
export function LandingBenefits() {
  const { data, isError } = useListBenefits({ limit: shown }, { request: { quiet: true } });
  if (isError || data?.items.length === 0) {
    return (
      <p className={classes['no-benefits']}>
        卡券、话费等福利都在<Link href="/exchange">福利兑换</Link>里。
      </p>
    );
  }
  return data?.items
    .slice(0, shown)
    .map(({ id, title, arrival, price, pricesVary, cover, target, stock }) => (
      <BenefitCard
        key={id}
        href={`/exchange/detail/${id}`}
        title={title}
        facts={[arrival]}
        price={price}
        from={pricesVary}
        picture={coverOf({ cover, target })}
        soldOut={stock === 0}
      />
    ));
}

import { useListBenefits } from '@yayan/api-client/react';
import { BenefitCard, Link, useScheme } from '@yayan/ui';
import { coverOf } from '../../../shell/benefit/cover-of.ts';
import '../../../shell/client/transport.ts';
import classes from './LandingPage.module.css';

const shown = 4;

/** A few current benefits; without an answer, only the link to all of them. */
export function LandingBenefits() {
  const scheme = useScheme();
  const { data, isError } = useListBenefits({ limit: shown }, { request: { quiet: true } });
  if (isError || data?.items.length === 0) {
    return (
      <p className={classes['no-benefits']}>
        卡券、话费等福利都在<Link href="/exchange">福利兑换</Link>里。
      </p>
    );
  }
  return data?.items
    .filter(({ opensAt }) => opensAt === null)
    .slice(0, shown)
    .map((benefit) => (
      <BenefitCard
        key={benefit.id}
        href={`/exchange/detail/${benefit.id}`}
        title={benefit.title}
        facts={[benefit.arrival]}
        price={benefit.price}
        from={benefit.pricesVary}
        picture={coverOf(benefit, scheme)}
        soldOut={benefit.stock === 0}
      />
    ));
}

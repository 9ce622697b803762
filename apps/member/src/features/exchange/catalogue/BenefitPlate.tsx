import type { BenefitDetail } from '@yayan/api-client';
import classes from './BenefitPlate.module.css';
import { pictureOf } from './picture-of.ts';

/** The picture at the head of a benefit's page, on the ground of its kind. */
export function BenefitPlate({ benefit }: { benefit: Pick<BenefitDetail, 'cover' | 'target'> }) {
  return (
    <div className={classes['root']} data-target={benefit.target} aria-hidden="true">
      <img src={pictureOf(benefit)} alt="" width={320} height={168} />
    </div>
  );
}

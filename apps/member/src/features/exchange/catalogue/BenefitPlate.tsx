import type { BenefitDetail } from '@yayan/api-client';
import { useScheme } from '@yayan/ui';
import classes from './BenefitPlate.module.css';
import { pictureOf } from './picture-of.ts';

/** The picture at the head of a benefit's page, on the ground of its kind. */
export function BenefitPlate({
  benefit,
}: {
  benefit: Pick<BenefitDetail, 'cover' | 'coverDark' | 'target'>;
}) {
  const scheme = useScheme();
  return (
    <div className={classes['root']} data-target={benefit.target} aria-hidden="true">
      <img src={pictureOf(benefit, scheme)} alt="" width={320} height={168} />
    </div>
  );
}

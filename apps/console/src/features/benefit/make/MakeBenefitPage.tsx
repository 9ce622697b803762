import { addBenefit, type AddBenefitRequest } from '@yayan/console-client';
import { benefitTargetLabels } from '@yayan/contract/console-labels';
import { Button, ButtonLink, formatCount } from '@yayan/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import classes from '../../../shell/filed/file-columns.module.css';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import { ForRight } from '../../../shell/session/ForRight.tsx';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard.tsx';
import { MemberPicture } from '../../../shell/picture/MemberPicture.tsx';
import { benefitOf, type BenefitValues, missingOf, newBenefit } from './benefit-values.ts';
import { BenefitFields } from './BenefitFields.tsx';
import own from './MakeBenefitPage.module.css';

const add = (values: BenefitValues): ActDefinition<AddBenefitRequest['input']> => ({
  label: '新建福利…',
  title: '新建福利',
  consequence:
    values.times.saleFrom === null
      ? '会员马上能看到并兑换。卡密要先导入，才有库存。之后可以改价、改库存、下架。'
      : '会员马上能看到，到开售时间才能兑换。卡密要先导入，才有库存。之后可以改价、改库存、下架。',
  permissions: ['benefits'],
  needsReason: false,
  reasons: ['新合作', '会员想要'],
  initial: { benefit: benefitOf(values) },
  perform: (_id, request, key) => addBenefit(request, { 'Idempotency-Key': key }),
});

/** The lowest price in words; a dash while none is written. */
const priceText = ({ target, choices, least }: BenefitValues): string => {
  const prices = target === 'payee' ? [least] : choices.map(({ price }) => price);
  const known = prices.filter((price) => price !== '');
  if (known.length === 0) return '– 金币';
  return `${formatCount(Math.min(...known))} 金币${prices.length > 1 || target === 'payee' ? '起' : ''}`;
};

/** How the benefit looks in the members' list. */
function Preview({ values }: { values: BenefitValues }) {
  const { title, description, target, cover } = benefitOf(values);
  return (
    <section className={classes['card']} aria-labelledby="preview">
      <h2 id="preview" className={own['heading']}>
        会员看到的样子
      </h2>
      {cover === null ? null : <MemberPicture address={cover} />}
      <h3 className={own['title']}>{title || '名称'}</h3>
      <p className={own['dim']}>
        {priceText(values)} · {benefitTargetLabels[target]}
      </p>
      <p className={own['text']}>{description || '说明'}</p>
    </section>
  );
}

function BenefitForm() {
  const [values, setValues] = useState(newBenefit);
  const navigate = useNavigate();
  const missing = missingOf(values);
  const act = add(values);
  return (
    <div className={classes['columns']}>
      <LeaveGuard text={JSON.stringify(values)} />
      <section className={classes['card']} aria-label="福利">
        <div className={classes['form']}>
          <BenefitFields values={values} onChange={(changed) => setValues({ ...values, ...changed })} />
          <div className={classes['end']}>
            {missing.length === 0 ? (
              <ActButton
                key={JSON.stringify(values)}
                act={act}
                id={values.id}
                onDone={() => void navigate(`/benefits/${values.id}`)}
              />
            ) : (
              <>
                <Button variant="default" disabled>
                  {act.label}
                </Button>
                <span className={own['dim']}>还差：{missing.join('、')}</span>
              </>
            )}
            <ButtonLink variant="subtle" href="/benefits">
              不做了
            </ButtonLink>
          </div>
        </div>
      </section>
      <Preview values={values} />
    </div>
  );
}

/** Makes a benefit. */
export default function MakeBenefitPage() {
  return (
    <>
      <PageHead title="新建福利" lead="填好以后先看会发生什么，再新建。" />
      <ForRight any={['benefits']}>
        <BenefitForm />
      </ForRight>
    </>
  );
}

import { benefitTargetLabels, creditLevelLabels } from '@yayan/contract/console-labels';
import { NativeSelect, Textarea, TextInput } from '@yayan/ui';
import classes from '../../../shell/filed/file-columns.module.css';
import { PictureField } from '../../../shell/picture/PictureField.tsx';
import { SaleTimesFields } from '../SaleTimesFields.tsx';
import type { BenefitValues } from './benefit-values.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { NumberField } from './NumberField.tsx';

const MOST_AN_ORDER = 10;
const MOST = 1000;
const MOST_MINUTES = 1_000_000;

interface BenefitFieldsProps {
  values: BenefitValues;
  onChange: (changed: Partial<BenefitValues>) => void;
}

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The fields of a new benefit. */
export function BenefitFields({ values, onChange }: BenefitFieldsProps) {
  return (
    <>
      <fieldset className={classes['part']}>
        <legend>会员读到的</legend>
        <div className={classes['pair']}>
          <TextInput
            label="名称"
            maxLength={100}
            autoComplete="off"
            value={values.title}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
          <NativeSelect
            label="发放方式"
            data={options(benefitTargetLabels)}
            value={values.target}
            // The choices are the document's values.
            onChange={(event) => onChange({ target: event.currentTarget.value as BenefitValues['target'] })}
          />
        </div>
        <Textarea
          label="说明"
          maxLength={2000}
          autosize
          minRows={2}
          maxRows={10}
          value={values.description}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
        <Textarea
          label="使用规则，一行一条"
          autosize
          minRows={2}
          maxRows={10}
          value={values.rules}
          onChange={(event) => onChange({ rules: event.currentTarget.value })}
        />
        <div className={classes['pair']}>
          <Textarea
            label="标签，一行一个"
            autosize
            minRows={1}
            maxRows={4}
            value={values.tags}
            onChange={(event) => onChange({ tags: event.currentTarget.value })}
          />
          <PictureField
            label="图片"
            description="可以不填。"
            example="/covers/bag.svg"
            value={values.cover || null}
            onChange={(cover) => onChange({ cover: cover ?? '' })}
          />
        </div>
        <div className={classes['pair']}>
          <TextInput
            label="到账时间"
            description="会员读到的话。"
            maxLength={100}
            value={values.arrival}
            onChange={(event) => onChange({ arrival: event.currentTarget.value })}
          />
          <NumberField
            label="到账分钟"
            description="超过它就算晚到。"
            most={MOST_MINUTES}
            value={values.arrivalMinutes}
            onChange={(arrivalMinutes) => onChange({ arrivalMinutes })}
          />
        </div>
      </fieldset>
      <ChoiceFields values={values} onChange={onChange} />
      <fieldset className={classes['part']}>
        <legend>什么时候能换</legend>
        <div className={classes['pair']}>
          <SaleTimesFields value={values.times} onChange={(times) => onChange({ times })} />
        </div>
      </fieldset>
      <fieldset className={classes['part']}>
        <legend>谁能换，换多少</legend>
        <div className={classes['pair']}>
          <NativeSelect
            label="等级要求"
            data={options(creditLevelLabels)}
            value={String(values.level)}
            // The choices are the document's values.
            onChange={(event) =>
              onChange({ level: Number(event.currentTarget.value) as BenefitValues['level'] })
            }
          />
          <NumberField
            label="每单最多"
            most={MOST_AN_ORDER}
            value={values.perOrder}
            onChange={(perOrder) => onChange({ perOrder })}
          />
          <NumberField
            label="每天最多"
            description="空着是不限。"
            most={MOST}
            value={values.perDay}
            onChange={(perDay) => onChange({ perDay })}
          />
          <NumberField
            label="每月最多"
            description="空着是不限。"
            most={MOST}
            value={values.perMonth}
            onChange={(perMonth) => onChange({ perMonth })}
          />
        </div>
      </fieldset>
    </>
  );
}

import { payeeChannelLabels } from '@yayan/contract/console-labels';
import { NativeSelect, Switch, TextInput } from '@yayan/ui';
import classes from '../../../shell/filed/file-columns.module.css';
import { RowList } from '../../../shell/filed/RowList.tsx';
import { type BenefitValues, type ChoiceValues, newChoice } from './benefit-values.ts';
import own from './MakeBenefitPage.module.css';
import { NumberField } from './NumberField.tsx';

const MOST = 50;
const MOST_COINS = 10_000_000;
const MOST_PIECES = 1_000_000;
const MOST_YUAN = 100_000;

interface PartProps {
  values: BenefitValues;
  onChange: (changed: Partial<BenefitValues>) => void;
}

/** The amounts of cash, and how it is paid out. */
function CashFields({ values, onChange }: PartProps) {
  return (
    <fieldset className={classes['part']}>
      <legend>金额</legend>
      <NativeSelect
        label="收款方式"
        data={Object.entries(payeeChannelLabels).map(([value, label]) => ({ value, label }))}
        value={values.channel}
        // The choices are the document's values.
        onChange={(event) => onChange({ channel: event.currentTarget.value as BenefitValues['channel'] })}
      />
      <div className={classes['pair']}>
        <NumberField
          label="最少几个金币"
          most={MOST_COINS}
          value={values.least}
          onChange={(least) => onChange({ least })}
        />
        <NumberField
          label="最多几个金币"
          most={MOST_COINS}
          value={values.most}
          onChange={(most) => onChange({ most })}
        />
        <NumberField
          label="一档几个金币"
          most={MOST_COINS}
          value={values.step}
          onChange={(step) => onChange({ step })}
        />
      </div>
      <Switch
        label="按等级收手续费"
        checked={values.takesFee}
        onChange={(event) => onChange({ takesFee: event.currentTarget.checked })}
      />
    </fieldset>
  );
}

/** What a member chooses from: name, price and stock of each choice. */
export function ChoiceFields({ values, onChange }: PartProps) {
  const { target, choices } = values;
  if (target === 'payee') return <CashFields values={values} onChange={onChange} />;
  const change = (at: number, changed: Partial<ChoiceValues>): void =>
    onChange({
      choices: choices.map((choice, place) => (place === at ? { ...choice, ...changed } : choice)),
    });
  return (
    <fieldset className={classes['part']}>
      <legend>规格</legend>
      <RowList
        name="规格"
        rows={choices}
        most={MOST}
        onAdd={() => onChange({ choices: [...choices, newChoice()] })}
        onRemove={(at) =>
          onChange({ choices: choices.length === 1 ? [newChoice()] : choices.toSpliced(at, 1) })
        }
        renderRow={({ title, price, stock, yuan }, at) => (
          <>
            <TextInput
              label="规格的名称"
              description={choices.length === 1 ? '只有一种，可以不填。' : '如：周卡。'}
              maxLength={100}
              value={title}
              onChange={(event) => change(at, { title: event.currentTarget.value })}
            />
            <NumberField
              label="价格，金币"
              most={MOST_COINS}
              value={price}
              onChange={(next) => change(at, { price: next })}
            />
            {target === 'mobile' ? (
              <NumberField
                label="面值，元"
                most={MOST_YUAN}
                value={yuan}
                onChange={(next) => change(at, { yuan: next })}
              />
            ) : null}
            {target === 'codes' ? null : (
              <NumberField
                label="库存"
                description="空着是不限。"
                most={MOST_PIECES}
                value={stock}
                onChange={(next) => change(at, { stock: next })}
              />
            )}
          </>
        )}
      />
      {target === 'codes' ? <p className={own['dim']}>库存由导入的卡密决定，新建以后导入。</p> : null}
    </fieldset>
  );
}

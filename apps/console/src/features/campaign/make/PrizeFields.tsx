import { IconX } from '@tabler/icons-react';
import {
  getListOperatorBenefitsQueryKey,
  listOperatorBenefits,
  useGetOperatorBenefit,
} from '@yayan/console-client';
import { prizeKindLabels } from '@yayan/contract/console-labels';
import { useQuery } from '@tanstack/react-query';
import { ActionIcon, NativeSelect, NumberInput, TextInput } from '@yayan/ui';
import classes from '../../../shell/filed/file-columns.module.css';
import type { FiledFields } from '../../../shell/filed/use-filed-form.ts';
import type { PrizeValues } from './campaign-values.ts';

const MOST = 100;
const kinds = Object.entries(prizeKindLabels).map(([value, label]) => ({ value, label }));

/** What the exchange sends for each kind of prize. */
const targets = { goods: 'consignee', codes: 'codes', cash: 'payee', mobile: 'mobile' } as const;

interface PartProps extends FiledFields {
  prize: PrizeValues;
  path: string;
}

/** The benefit and choice that deliver a prize. */
function BenefitFields({ prize, path, field }: PartProps) {
  const { data } = useQuery({
    queryKey: [...getListOperatorBenefitsQueryKey(), 'prizes'],
    queryFn: ({ signal }) => listOperatorBenefits({ sale: 'onSale', limit: MOST }, signal),
  });
  const target = prize.kind === 'coins' ? undefined : targets[prize.kind];
  const fitting = (data?.items ?? []).filter((benefit) => benefit.target === target);
  const benefit = useGetOperatorBenefit(prize.benefit, { query: { enabled: prize.benefit !== '' } }).data;
  const choices = (benefit?.choices ?? []).filter(({ title }) => title !== null);
  return (
    <>
      <NativeSelect
        label="由哪件福利发放"
        data={[
          { value: '', label: '请选择' },
          ...fitting.map(({ id, title, stock }) => ({
            value: id,
            label: `${title}（${stock === null ? '库存不限' : `库存 ${stock}`}）`,
          })),
        ]}
        {...field(`${path}.benefit`)}
      />
      {choices.length === 0 ? null : (
        <NativeSelect
          label="规格"
          data={[
            { value: '', label: '第一种' },
            ...choices.map(({ id, title, stock }) => ({
              value: id,
              label: `${title ?? id}（${stock === null ? '不限' : `剩 ${stock}`}）`,
            })),
          ]}
          {...field(`${path}.choice`)}
        />
      )}
      {prize.kind === 'cash' ? (
        <NumberInput label="兑换多少金币的现金" min={1} allowDecimal={false} {...field(`${path}.amount`)} />
      ) : null}
      <NumberInput label="价值（元）" min={0} decimalScale={2} {...field(`${path}.worth`)} />
    </>
  );
}

interface PrizeFieldsProps extends FiledFields {
  prize: PrizeValues;
  at: number;
  /** A 锦鲤 draw has one prize without odds. */
  isKoi: boolean;
  onRemove: (() => void) | undefined;
}

/** One prize of a campaign. */
export function PrizeFields({ prize, at, isKoi, onRemove, ...fields }: PrizeFieldsProps) {
  const { field } = fields;
  const path = `prizes.${at}`;
  return (
    <fieldset className={classes['row']} aria-label={`奖品 ${at + 1}`}>
      <div className={classes['rowHead']}>
        <b>奖品 {at + 1}</b>
        {onRemove === undefined ? null : (
          <ActionIcon variant="subtle" color="gray" aria-label={`去掉奖品 ${at + 1}`} onClick={onRemove}>
            <IconX size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div className={classes['pair']}>
        <NativeSelect label="种类" data={kinds} {...field(`${path}.kind`)} />
        <TextInput label="名称" placeholder="陶瓷马克杯" maxLength={100} {...field(`${path}.title`)} />
        {prize.kind === 'coins' ? (
          <NumberInput label="每份金币" min={1} allowDecimal={false} {...field(`${path}.coins`)} />
        ) : (
          <BenefitFields prize={prize} path={path} {...fields} />
        )}
        <NumberInput label="份数" min={1} allowDecimal={false} {...field(`${path}.stock`)} />
        {isKoi ? null : (
          <NumberInput
            label="概率（%）"
            min={0}
            max={100}
            decimalScale={4}
            step={0.1}
            {...field(`${path}.odds`)}
          />
        )}
      </div>
    </fieldset>
  );
}

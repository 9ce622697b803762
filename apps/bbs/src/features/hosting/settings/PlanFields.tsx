import { Coins, NumberInput, Switch, type useForm } from '@yayan/ui';
import { reachableCoins, type SettingsValues } from './settings-values.ts';
import classes from './SettingsForm.module.css';

interface PlanFieldsProps {
  form: ReturnType<typeof useForm<SettingsValues>>[0];
  fixed: boolean;
  counts: { topics: number; invited: number };
}

const coins = { min: 0, max: 100_000, allowDecimal: false, allowNegative: false, suffix: ' 金币' } as const;

/** The reward plan, and its highest cost with the current numbers of topics and people. */
export function PlanFields({ form, fixed, counts: { topics, invited } }: PlanFieldsProps) {
  const values = form.getValues();
  const each = reachableCoins(values, topics);
  return (
    <section className={classes['card']} aria-label="报酬">
      <Switch
        label="给受访者报酬"
        description={fixed ? '已经开始邀请，报酬方案不能再改' : '邀请开始后不能再改，受访者加入前就能看到'}
        disabled={fixed}
        {...form.getInputProps('pays', { type: 'checkbox' })}
      />
      {values.pays ? (
        <>
          <div className={classes['three']}>
            <NumberInput
              label="每完成一个话题"
              disabled={fixed}
              {...coins}
              {...form.getInputProps('topicCoins')}
            />
            <NumberInput
              label="全部完成再加"
              disabled={fixed}
              {...coins}
              {...form.getInputProps('wholeCoins')}
            />
            <NumberInput label="每人最多" disabled={fixed} {...coins} {...form.getInputProps('capCoins')} />
          </div>
          <p className={classes['note']}>
            {topics === 0 ? (
              '写好提纲后，这里会算出每人和合计最多多少金币。'
            ) : (
              <>
                现在有 {topics} 个话题，每人最多 <Coins amount={each} />
                {invited > 0 ? (
                  <>
                    ；已邀请 {invited} 人，合计最多 <Coins amount={each * invited} />
                  </>
                ) : null}
              </>
            )}
          </p>
        </>
      ) : null}
    </section>
  );
}

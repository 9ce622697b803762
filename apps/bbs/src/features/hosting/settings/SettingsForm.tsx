import { Alert, Button, Checkbox, Form, Textarea, TextInput, useForm } from '@yayan/ui';
import { PlanFields } from './PlanFields.tsx';
import { settingsProblems } from './settings-problems.ts';
import type { SettingsValues } from './settings-values.ts';
import { useNewerValues } from './use-newer-values.ts';
import classes from './SettingsForm.module.css';

interface SettingsFormProps {
  /** The stored values. Newer values of another host don't replace a typed text. */
  initial: SettingsValues;
  submitLabel: string;
  pending: boolean;
  onSubmit: (values: SettingsValues) => void;
  /** After the invitations the plan can't be changed (rule 6.26); after the opening the opening time can't either. */
  fixed?: { plan: boolean; opening: boolean } | undefined;
  /** The number of respondents that the plan's cost is calculated for. */
  counts: { topics: number; invited: number };
}

/** All of a group's settings, without its guide. Times are in Shanghai time. */
export function SettingsForm({ initial, submitLabel, pending, onSubmit, fixed, counts }: SettingsFormProps) {
  const [form, root] = useForm<SettingsValues>({ initialValues: initial, validate: settingsProblems });
  const { opposed, giveUp } = useNewerValues(form, initial);
  const field = form.getInputProps;
  return (
    <Form ref={root} className={classes['root']} onSubmit={() => form.submitWith(onSubmit)}>
      <section className={classes['card']} aria-label="基本信息">
        <TextInput label="名称" maxLength={40} autoComplete="off" {...field('name')} />
        <Textarea
          label="介绍"
          description="受邀的人登录前就能看到。不要写委托方的名字。"
          maxLength={1000}
          autosize
          minRows={2}
          {...field('intro')}
        />
      </section>
      <section className={classes['card']} aria-label="时间">
        <div className={classes['pair']}>
          <TextInput
            type="datetime-local"
            label="开放时间"
            disabled={fixed?.opening ?? false}
            {...field('opensAt')}
          />
          <TextInput type="datetime-local" label="结束时间" {...field('closesAt')} />
        </div>
        <p className={classes['note']}>按北京时间。到点自动开放和结束，你也可以提前开放或结束。</p>
      </section>
      <section className={classes['card']} aria-label="规则和同意书">
        <Textarea label="讨论规则" description="每行一条" autosize minRows={3} {...field('rules')} />
        <Textarea
          label="知情同意书"
          description="受访者第一次进入时要同意。改了以后，已加入的人下次进入要再同意一次。"
          maxLength={2000}
          autosize
          minRows={3}
          {...field('consentText')}
        />
        <Checkbox
          label="受访者可以看到同组成员的昵称和头像"
          {...field('showsFellows', { type: 'checkbox' })}
        />
        <p className={classes['note']}>每个人在组里用自己起的昵称，和芽言账号没有关联，同组不能重名。</p>
      </section>
      <div aria-live="polite">
        {opposed.length > 0 ? (
          <Alert color="gold" title={`另一位主持人刚改过：${opposed.join('、')}`}>
            <p className={classes['note']}>你写的还在。现在保存，会用你写的替换对方的。</p>
            <Button variant="light" onClick={giveUp}>
              放弃我写的，换成最新的
            </Button>
          </Alert>
        ) : null}
      </div>
      <PlanFields form={form} fixed={fixed?.plan ?? false} counts={counts} />
      <Button type="submit" size="lg" loading={pending} className={classes['submit'] ?? ''}>
        {submitLabel}
      </Button>
    </Form>
  );
}

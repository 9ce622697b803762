import { chosen } from './chosen.ts';
import { deviceTypeLabels, taskModuleLabels, taskTypeLabels } from '@yayan/contract/console-labels';
import { Checkbox, Link, NativeSelect, NumberInput, TextInput } from '@yayan/ui';
import { MomentField } from '../../../shell/act/MomentField.tsx';
import classes from '../../../shell/filed/file-columns.module.css';
import { PictureField } from '../../../shell/picture/PictureField.tsx';
import type { TaskPart } from './task-form.ts';
import { choicesOf, filedTypes } from './task-values.ts';

const types = filedTypes.map((type) => ({ value: String(type), label: taskTypeLabels[type] }));
const modules = Object.entries(taskModuleLabels).map(([value, label]) => ({ value, label }));
const devices = Object.entries(deviceTypeLabels).map(([value, label]) => ({ value, label }));
const contents = { survey: '答问卷', browse: '浏览网页', trial: '申请、试用、交凭证' } as const;

/** What the task is, what it pays, and how many people may do it until when. */
export function BasicFields({ form, field, errorOf }: TaskPart) {
  const choices = choicesOf(form.values.type);
  return (
    <>
      <fieldset className={classes['part']}>
        <legend>任务</legend>
        <div className={classes['pair']}>
          <NativeSelect label="类型" data={types} {...field('type')} />
          {choices.length === 0 ? null : (
            <NativeSelect
              label="会员做什么"
              data={choices.map((value) => ({ value, label: contents[value] }))}
              {...field('does')}
            />
          )}
          <NativeSelect label="在哪一栏" data={modules} {...field('module')} />
          <TextInput label="编号，发布后不变" {...field('hashId')} />
        </div>
        <p className={classes['dim']}>
          讨论小组不用任务文件：主持人在讨论站里建，名单在<Link href="/groups">讨论小组</Link>。
        </p>
        <TextInput label="标题" maxLength={100} {...field('title')} />
        <PictureField
          label="封面"
          description="可以不填。"
          example="/covers/coffee.svg"
          value={form.values.cover}
          error={errorOf('cover')}
          onChange={(cover) => form.setFieldValue('cover', cover ?? '')}
        />
      </fieldset>
      <fieldset className={classes['part']}>
        <legend>奖励</legend>
        <div className={classes['pair']}>
          <NumberInput label="完成的金币" min={0} allowDecimal={false} {...field('coins')} />
          <NumberInput label="权益值" min={0} allowDecimal={false} {...field('credit')} />
          <NumberInput label="未入选的金币" min={0} allowDecimal={false} {...field('consolationCoins')} />
          <NumberInput label="写明用时（分钟）" min={1} allowDecimal={false} {...field('declaredMinutes')} />
          <NumberInput label="筛选用时（分钟）" min={1} allowDecimal={false} {...field('screeningMinutes')} />
        </div>
      </fieldset>
      <fieldset className={classes['part']}>
        <legend>名额和时间</legend>
        <div className={classes['pair']}>
          <NumberInput label="名额，空着不限" min={0} allowDecimal={false} {...field('seats')} />
          <MomentField label="开始" {...field('startsAt')} />
          <NumberInput label="几天后结束，空着不限" min={1} allowDecimal={false} {...field('endsInDays')} />
        </div>
      </fieldset>
      <fieldset className={classes['part']}>
        <legend>限制</legend>
        <Checkbox.Group label="设备" {...chosen(field('devices'))}>
          <div className={classes['end']}>
            {devices.map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </div>
        </Checkbox.Group>
        <div className={classes['pair']}>
          <TextInput label="城市，空着不限" placeholder="上海、杭州" {...field('cities')} />
          <NumberInput
            label="质量分至少"
            min={40}
            max={100}
            allowDecimal={false}
            {...field('minimumQuality')}
          />
          <NumberInput
            label="同一网络最多几人，空着不限"
            min={1}
            allowDecimal={false}
            {...field('networkLimit')}
          />
          <TextInput label="标签" placeholder="数码、试用" {...field('tags')} />
        </div>
      </fieldset>
    </>
  );
}

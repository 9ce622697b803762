import { Switch, Textarea, TextInput } from '@yayan/ui';
import classes from '../../../shell/filed/file-columns.module.css';
import { RowList } from '../../../shell/filed/RowList.tsx';
import type { TaskPart } from './task-form.ts';

const MOST_STEPS = 10;

/** What members read before they start, and what happens with their data. */
export function TextFields({ form, field }: TaskPart) {
  const lines = (name: string, label: string) => (
    <Textarea label={`${label}，一行一条`} autosize minRows={2} maxRows={8} {...field(name)} />
  );
  return (
    <>
      <fieldset className={classes['part']}>
        <legend>会员读到的</legend>
        <Textarea label="介绍" maxLength={2000} autosize minRows={2} maxRows={10} {...field('description')} />
        <RowList
          name="步骤"
          rows={form.values.steps}
          most={MOST_STEPS}
          onAdd={() => form.insertListItem('steps', { title: '', text: '' })}
          onRemove={(at) => form.removeListItem('steps', at)}
          renderRow={(_step, at) => (
            <>
              <TextInput label="步骤的标题" maxLength={50} {...field(`steps.${at}.title`)} />
              <TextInput label="怎么做" maxLength={300} {...field(`steps.${at}.text`)} />
            </>
          )}
        />
        <div className={classes['pair']}>
          {lines('dos', '请')}
          {lines('donts', '请不要')}
          {lines('sensitive', '敏感内容')}
        </div>
        <TextInput label="中途离开" maxLength={300} {...field('quitting')} />
        <TextInput label="适合谁" maxLength={200} {...field('audience')} />
      </fieldset>
      <fieldset className={classes['part']}>
        <legend>资料的用处</legend>
        <div className={classes['pair']}>
          <TextInput label="谁得到" maxLength={100} {...field('recipient')} />
          <TextInput label="做什么用" maxLength={200} {...field('purpose')} />
          {lines('items', '得到什么')}
          <TextInput label="隐私政策的地址，可以不填" {...field('policyUrl')} />
        </div>
        <Switch label="是第三方" {...form.getInputProps('thirdParty', { type: 'checkbox' })} />
        <Switch label="要单独同意" {...form.getInputProps('consentRequired', { type: 'checkbox' })} />
        <div className={classes['pair']}>
          <TextInput label="客户的国家，国内不填" maxLength={30} {...field('country')} />
          <TextInput label="涉外调查许可证编号" maxLength={60} {...field('licence')} />
        </div>
      </fieldset>
    </>
  );
}

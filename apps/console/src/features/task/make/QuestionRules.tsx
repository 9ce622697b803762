import { useListTaskAttributes } from '@yayan/console-client';
import { NativeSelect, Textarea, TextInput } from '@yayan/ui';
import classes from '../../../shell/filed/file-columns.module.css';
import { RowList } from '../../../shell/filed/RowList.tsx';
import type { TaskPart } from './task-form.ts';

const MOST_RULES = 50;

/** What the questionnaire's rules say of single questions: checks, contradictions, filled and declined answers. */
export function QuestionRules({ form, field }: TaskPart) {
  const attributes = useListTaskAttributes().data?.items ?? [];
  const keys = [
    { value: '', label: '请选择' },
    ...attributes.map(({ key, label }) => ({ value: key, label })),
  ];
  return (
    <>
      <b>检查题</b>
      <RowList
        name="检查题"
        rows={form.values.attentionChecks}
        most={MOST_RULES}
        onAdd={() => form.insertListItem('attentionChecks', { question: '', expected: '' })}
        onRemove={(at) => form.removeListItem('attentionChecks', at)}
        renderRow={(_check, at) => (
          <>
            <TextInput label="题目的名称" {...field(`attentionChecks.${at}.question`)} />
            <TextInput label="应选的值" {...field(`attentionChecks.${at}.expected`)} />
          </>
        )}
      />
      <b>前后矛盾</b>
      <p className={classes['dim']}>只在质量数字里计数，不会让任何人出局。</p>
      <RowList
        name="矛盾"
        rows={form.values.contradictions}
        most={MOST_RULES}
        onAdd={() => form.insertListItem('contradictions', { when: '', reason: '' })}
        onRemove={(at) => form.removeListItem('contradictions', at)}
        renderRow={(_rule, at) => (
          <>
            <TextInput
              label="什么答案"
              placeholder="{pets} = 'no' and {cat} notempty"
              {...field(`contradictions.${at}.when`)}
            />
            <TextInput label="说明" {...field(`contradictions.${at}.reason`)} />
          </>
        )}
      />
      <b>按资料填好</b>
      <p className={classes['dim']}>
        会员同意用个人资料以后，筛选页的这道题先填上资料里的答案，会员可以改。“资料用途”里要写明，并且要单独同意。
      </p>
      <RowList
        name="填好的题"
        rows={form.values.prefill}
        most={MOST_RULES}
        onAdd={() => form.insertListItem('prefill', { question: '', attribute: '', choices: '' })}
        onRemove={(at) => form.removeListItem('prefill', at)}
        renderRow={({ attribute }, at) => (
          <>
            <TextInput label="题目的名称" {...field(`prefill.${at}.question`)} />
            <NativeSelect
              label="资料"
              data={
                keys.some(({ value }) => value === attribute)
                  ? keys
                  : [...keys, { value: attribute, label: attribute }]
              }
              {...field(`prefill.${at}.attribute`)}
            />
            <TextInput
              label="资料的值=选项的值"
              description="相同就空着。"
              placeholder="own=mine, rent=other"
              {...field(`prefill.${at}.choices`)}
            />
          </>
        )}
      />
      <Textarea
        label="可以不回答的题"
        description="敏感的题，一行一个题目的名称。会员可选“不想回答”。"
        autosize
        minRows={2}
        {...field('mayDecline')}
      />
    </>
  );
}

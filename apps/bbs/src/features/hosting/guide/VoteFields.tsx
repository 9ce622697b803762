import { VoteKind, VoteResultsShown } from '@yayan/api-client';
import { NativeSelect, NumberInput, Switch, Textarea, TextInput, type useForm } from '@yayan/ui';
import classes from './GuideForm.module.css';
import type { SectionValues } from './guide-values.ts';
import { OptionTags } from './OptionTags.tsx';

const kinds = [
  { value: VoteKind.Single, label: '单选' },
  { value: VoteKind.Multiple, label: '多选' },
  { value: VoteKind.Ranked, label: '排序' },
];

const shown = [
  { value: VoteResultsShown.AfterVote, label: '投票后可见' },
  { value: VoteResultsShown.Always, label: '始终可见' },
  { value: VoteResultsShown.AfterClose, label: '结束后可见' },
];

interface VoteFieldsProps {
  groupId: string;
  form: ReturnType<typeof useForm<SectionValues>>[0];
  /** With votes, the vote can't be changed. */
  fixed: boolean;
}

/** The vote of a section. */
export function VoteFields({ groupId, form, fixed }: VoteFieldsProps) {
  const { votes, voteKind } = form.getValues();
  const field = form.getInputProps;
  return (
    <>
      <Switch
        label="附一个投票"
        description={fixed ? '已有人投票，不能再改' : undefined}
        disabled={fixed}
        {...field('votes', { type: 'checkbox' })}
      />
      {votes ? (
        <>
          <TextInput
            label="投票题目"
            maxLength={100}
            autoComplete="off"
            disabled={fixed}
            {...field('voteTitle')}
          />
          <div className={classes['pair']}>
            <NativeSelect label="方式" data={kinds} disabled={fixed} {...field('voteKind')} />
            <NativeSelect label="结果" data={shown} disabled={fixed} {...field('resultsShown')} />
          </div>
          <Switch
            label="匿名投票"
            description="谁投了什么，连主持人也看不到"
            disabled={fixed}
            {...field('anonymous', { type: 'checkbox' })}
          />
          {voteKind === VoteKind.Multiple ? (
            <div className={classes['pair']}>
              <NumberInput label="最少选" min={1} max={20} disabled={fixed} {...field('minChoices')} />
              <NumberInput label="最多选" min={1} max={20} disabled={fixed} {...field('maxChoices')} />
            </div>
          ) : null}
          <Textarea
            label="选项"
            description="每行一个"
            autosize
            minRows={3}
            disabled={fixed}
            {...field('options')}
          />
          <OptionTags groupId={groupId} form={form} fixed={fixed} />
        </>
      ) : null}
    </>
  );
}

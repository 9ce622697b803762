import { useListPeopleTags } from '@yayan/api-client/react';
import { NativeSelect, type useForm } from '@yayan/ui';
import { linesOf } from '../settings/settings-values.ts';
import classes from './GuideForm.module.css';
import type { SectionValues } from './guide-values.ts';

interface OptionTagsProps {
  groupId: string;
  form: ReturnType<typeof useForm<SectionValues>>[0];
  fixed: boolean;
}

/**
 * Chooses the tag that each option of a vote gives (rule 6.49), so that later topics can be for these people. Renders nothing
 * while the group has no tags, or the vote is anonymous.
 */
export function OptionTags({ groupId, form, fixed }: OptionTagsProps) {
  const tags = useListPeopleTags(groupId).data?.items ?? [];
  const { anonymous, options, optionTags } = form.getValues();
  const lines = [...new Set(linesOf(options))].slice(0, 20);
  if (tags.length === 0 || anonymous || lines.length < 2) return null;
  const data = [
    { value: '', label: '不加标签' },
    ...tags.map(({ id, name }) => ({ value: id, label: `加上“${name}”` })),
  ];
  return (
    <fieldset className={classes['tags']} disabled={fixed}>
      <legend>选了就加标签</legend>
      <p className={classes['note']}>受访者看不到标签。带标签的话题只给选了这项的人看。</p>
      {lines.map((option) => (
        <NativeSelect
          key={option}
          label={option}
          data={data}
          value={optionTags[option] ?? ''}
          onChange={(event) => {
            const { [option]: _before, ...others } = form.getValues().optionTags;
            const { value } = event.currentTarget;
            form.setFieldValue('optionTags', value === '' ? others : { ...others, [option]: value });
          }}
        />
      ))}
    </fieldset>
  );
}

import { useListPeopleTags } from '@yayan/api-client/react';
import { NativeSelect } from '@yayan/ui';
import type { ComponentProps } from 'react';

interface AudienceSelectProps {
  groupId: string;
  /** 话题 or 题目. */
  what?: string;
  /** The first choice, which names no tag. */
  everybody?: string;
}

/** Chooses the audience of a topic or a section: all, or those with a tag. Renders nothing if the group has no tags. */
export function AudienceSelect({
  groupId,
  what = '话题',
  everybody = '所有受访者',
  ...field
}: AudienceSelectProps & Omit<ComponentProps<typeof NativeSelect>, 'data' | 'label'>) {
  const tags = useListPeopleTags(groupId).data?.items ?? [];
  if (tags.length === 0) return null;
  return (
    <NativeSelect
      label="给谁看"
      description={`其他人看不到这个${what}，也不会计入他们的进度和报酬`}
      data={[
        { value: '', label: everybody },
        ...tags.map(({ id, name, people }) => ({ value: id, label: `有“${name}”标签的人（${people} 人）` })),
      ]}
      {...field}
    />
  );
}

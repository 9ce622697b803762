import { useListPeopleTags } from '@yayan/api-client/react';
import { NativeSelect } from '@yayan/ui';

interface TagSelectProps {
  groupId: string;
  value: string | null;
  onChange: (tagId: string | null) => void;
  label?: string | undefined;
}

/** Chooses a tag of the group, or none. Renders nothing if the group has no tags. */
export function TagSelect({ groupId, value, onChange, label = '标签' }: TagSelectProps) {
  const tags = useListPeopleTags(groupId).data?.items ?? [];
  if (tags.length === 0) return null;
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: '不加标签' }, ...tags.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
    />
  );
}

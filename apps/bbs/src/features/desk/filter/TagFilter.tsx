import type { ResponseTag } from '@yayan/api-client';
import { Chip } from '@yayan/ui';
import classes from './ChipList.module.css';

interface TagFilterProps {
  tags: readonly ResponseTag[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

/** The group's tags; answers with any of the chosen ones are shown. */
export function TagFilter({ tags, chosen, onToggle }: TagFilterProps) {
  if (tags.length === 0) return null;
  return (
    <fieldset className={classes['root']}>
      <legend>标签</legend>
      {tags.map(({ id, name, responses }) => (
        <Chip key={id} size="sm" checked={chosen.includes(id)} onChange={() => onToggle(id)}>
          {name} {responses}
        </Chip>
      ))}
    </fieldset>
  );
}

import { useListResponseTags } from '@yayan/api-client/react';
import { failureText, useAction, useFieldProblem } from '@yayan/site';
import { Autocomplete, Button, Form } from '@yayan/ui';
import { type RefObject, useState } from 'react';
import classes from './TagField.module.css';

interface TagFieldProps {
  label: string;
  field?: RefObject<HTMLInputElement | null> | undefined;
  onAdd: (name: string) => Promise<void>;
}

const LONGEST = 20;

/** A field for one tag, with the group's tags to choose from. A new name becomes a new tag. */
export function TagField({ label, field, onAdd }: TagFieldProps) {
  const [name, setName] = useState('');
  const [failure, refuse] = useFieldProblem(name);
  const { run, isPending } = useAction(
    async (wanted: string) => {
      await onAdd(wanted);
      setName('');
    },
    { onError: (error) => refuse(failureText(error)) },
  );
  const tags = useListResponseTags().data?.items ?? [];
  const add = async (chosen: string): Promise<void> => {
    const wanted = chosen.trim().replaceAll(/\s+/gu, ' ');
    if (wanted === '' || isPending) return;
    refuse(undefined);
    await run(wanted);
  };
  return (
    <Form className={classes['root']} onSubmit={() => add(name)}>
      <Autocomplete
        {...(field && { ref: field })}
        className={classes['field'] ?? ''}
        label={label}
        placeholder="输入标签，回车添加"
        maxLength={LONGEST}
        limit={8}
        data={tags.map((tag) => tag.name)}
        value={name}
        onChange={setName}
        onOptionSubmit={(chosen) => void add(chosen)}
        error={failure}
      />
      <Button type="submit" variant="light" loading={isPending} disabled={name.trim() === ''}>
        添加
      </Button>
    </Form>
  );
}

import { useListResponseTags } from '@yayan/api-client/react';
import { failureText, useFieldProblem } from '@yayan/site';
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
  const [pending, setPending] = useState(false);
  const tags = useListResponseTags().data?.items ?? [];
  const add = async (chosen: string): Promise<void> => {
    const wanted = chosen.trim().replaceAll(/\s+/gu, ' ');
    if (wanted === '' || pending) return;
    setPending(true);
    refuse(undefined);
    try {
      await onAdd(wanted);
      setName('');
    } catch (error) {
      refuse(failureText(error));
    } finally {
      setPending(false);
    }
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
      <Button type="submit" variant="light" loading={pending} disabled={name.trim() === ''}>
        添加
      </Button>
    </Form>
  );
}

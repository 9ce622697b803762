import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { TextInput } from '@yayan/ui';
import { type Ref, useState } from 'react';
import type { Filter } from './list-types.ts';

const PAUSE_MS = 300;
const WIDTH = 220;

/** Whether a click leads to another page in this tab. */
const isLeaving = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  target instanceof Element && target.closest('a[href]') !== null && !metaKey && !ctrlKey && !shiftKey;

interface TextFilterProps {
  filter: Extract<Filter, { kind: 'text' }>;
  value: string;
  onChange: (value: string) => void;
  ref: Ref<HTMLInputElement>;
}

/** A filter that is typed: the list follows after a short pause. */
export function TextFilter({ filter, value, onChange, ref }: TextFilterProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // The value was changed elsewhere: by 清除筛选, or by going back.
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const tell = useDebouncedCallback(onChange, PAUSE_MS);
  // While the page of a clicked row loads, a filter must not lead back to the list.
  useWindowEvent('click', (event) => {
    if (isLeaving(event)) tell.cancel();
  });
  return (
    <TextInput
      ref={ref}
      type="search"
      aria-label={filter.label}
      placeholder={filter.placeholder}
      maxLength={40}
      w={filter.width ?? WIDTH}
      maw="100%"
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        tell(event.currentTarget.value.trim());
      }}
    />
  );
}

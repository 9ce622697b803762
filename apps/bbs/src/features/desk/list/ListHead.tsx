import {
  IconAdjustmentsHorizontal,
  IconSearch,
  IconSortAscending,
  IconSortDescending,
} from '@tabler/icons-react';
import { useDebouncedCallback } from '@mantine/hooks';
import { ActionIcon, Button, TextInput } from '@yayan/ui';
import { type RefObject, useState } from 'react';
import { countChoices, type DeskFilter } from '../filter/desk-filter.ts';
import classes from './ListHead.module.css';

interface ListHeadProps {
  filter: DeskFilter;
  onFilter: (filter: DeskFilter) => void;
  /** How many answers match; undefined while it is unknown. */
  total: number | undefined;
  search: RefObject<HTMLInputElement | null>;
  onOpenFilters: () => void;
}

const MOST_COUNTED = 10_000;
const SEARCH_AFTER_MS = 300;

/**
 * The search field, the number of matching answers, and their order. Where the filters are in a drawer, what a host needs most is
 * one tap away, and the button of the drawer says how many of them are in force.
 */
export function ListHead({ filter, onFilter, total, search, onOpenFilters }: ListHeadProps) {
  const asked = filter.words ?? '';
  const [words, setWords] = useState(asked);
  const [known, setKnown] = useState(asked);
  // The address was changed from outside the field, for example by 「清空筛选」.
  if (known !== asked) {
    setKnown(asked);
    if (words.trim() !== asked) setWords(asked);
  }
  const ask = useDebouncedCallback((text: string) => {
    const { words: _, ...rest } = filter;
    onFilter({ ...rest, ...(text.trim() !== '' && { words: text.trim() }) });
  }, SEARCH_AFTER_MS);
  const turn = (): void => {
    const { oldestFirst, ...rest } = filter;
    onFilter({ ...rest, ...(!oldestFirst && { oldestFirst: true }) });
  };
  const turnUnread = (): void => {
    const { unread, ...rest } = filter;
    onFilter({ ...rest, ...(!unread && { unread: true }) });
  };
  const choices = countChoices(filter);
  return (
    <div className={classes['root']}>
      <TextInput
        ref={search}
        className={classes['search'] ?? ''}
        type="search"
        aria-label="搜索回答"
        placeholder="搜索回答"
        maxLength={50}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          ask(event.currentTarget.value);
        }}
      />
      <Button
        className={classes['filters'] ?? ''}
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
        onClick={onOpenFilters}
      >
        {choices > 0 ? `筛选 ${choices}` : '筛选'}
      </Button>
      <Button
        className={classes['filters'] ?? ''}
        variant={filter.unread ? 'filled' : 'default'}
        aria-label="只看未读"
        aria-pressed={filter.unread === true}
        onClick={turnUnread}
      >
        未读
      </Button>
      <span className={classes['total']} aria-live="polite">
        {total === undefined ? '' : `${total >= MOST_COUNTED ? '超过 10,000' : total} 条`}
      </span>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={filter.oldestFirst ? '现在旧的在前，换成新的在前' : '现在新的在前，换成旧的在前'}
        onClick={turn}
      >
        {filter.oldestFirst ? (
          <IconSortAscending size={20} stroke={1.75} />
        ) : (
          <IconSortDescending size={20} stroke={1.75} />
        )}
      </ActionIcon>
    </div>
  );
}

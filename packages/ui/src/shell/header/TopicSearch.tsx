import { IconSearch } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Autocomplete } from '../../mantine/inputs/autocomplete.ts';
import classes from './TopicSearch.module.css';

/** What the search suggests: a topic with its section, or for hosts something else with where it stands. */
export interface TopicSuggestion {
  id: string;
  title: string;
  section?: string | undefined;
  /** Suggestions of one kind are shown together under this word. */
  kind?: string | undefined;
}

interface TopicSearchProps {
  value: string;
  /** Called at every keystroke; the app asks the server and passes `suggestions`. */
  onChange: (keyword: string) => void;
  /** The server's suggestions; undefined until it has answered. */
  suggestions?: readonly TopicSuggestion[] | undefined;
  onChoose: (suggestion: TopicSuggestion) => void;
  /** Said of the box if more than topics is found. */
  label?: string | undefined;
  placeholder?: string | undefined;
}

type Options = NonNullable<ComponentProps<typeof Autocomplete>['data']>;

/**
 * The options, under the word of their kind if they have one. They are drawn below; the label is what the box contains after
 * one was chosen.
 */
const optionsOf = (suggestions: readonly TopicSuggestion[]) =>
  [...new Set(suggestions.map(({ kind }) => kind))].flatMap((kind): Options => {
    const items = suggestions
      .filter((suggestion) => suggestion.kind === kind)
      .map(({ id }) => ({ value: id, label: '' }));
    return kind === undefined ? items : [{ group: kind, items }];
  });

/** The discussion area's search box with suggestions. The server filters them, so this component doesn't. */
export function TopicSearch({
  value,
  onChange,
  suggestions,
  onChoose,
  label = '搜索话题',
  placeholder = '输入话题关键词',
}: TopicSearchProps) {
  const none = { value: '', label: `没有找到“${value}”，换个关键词试试`, disabled: true };
  const options = suggestions && optionsOf(suggestions);
  const data = value.trim() === '' || !options ? [] : options.length > 0 ? options : [none];
  const choose = (id: string) => {
    const chosen = suggestions?.find((suggestion) => suggestion.id === id);
    if (chosen) onChoose(chosen);
  };
  return (
    <search className={classes['root']}>
      <Autocomplete
        aria-label={label}
        placeholder={placeholder}
        radius="xl"
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        value={value}
        onChange={onChange}
        onOptionSubmit={choose}
        data={data}
        filter={({ options }) => options}
        withScrollArea={false}
        classNames={{ options: classes['options'] ?? '' }}
        renderOption={({ option }) => {
          const found = suggestions?.find((suggestion) => suggestion.id === option.value);
          return (
            <span className={classes['option']}>
              {found?.title ?? none.label}
              <span className={classes['section']}>{found?.section}</span>
            </span>
          );
        }}
      />
    </search>
  );
}

import { IconSearch } from '@tabler/icons-react';
import { Autocomplete } from '../../mantine/inputs/autocomplete.ts';
import classes from './TopicSearch.module.css';

/** A topic that the search suggests: its title and its section. */
export interface TopicSuggestion {
  id: string;
  title: string;
  section?: string | undefined;
}

interface TopicSearchProps {
  value: string;
  /** Called at every keystroke; the app asks the server and passes `suggestions`. */
  onChange: (keyword: string) => void;
  /** The server's suggestions; undefined until it has answered. */
  suggestions?: readonly TopicSuggestion[] | undefined;
  onChoose: (suggestion: TopicSuggestion) => void;
}

/** The discussion area's search box with suggestions. The server filters them, so this component doesn't. */
export function TopicSearch({ value, onChange, suggestions, onChoose }: TopicSearchProps) {
  const none = { value: '', label: `没有找到“${value}”，换个关键词试试`, disabled: true };
  const options = suggestions?.map(({ id, title }) => ({ value: id, label: title }));
  const data = value.trim() === '' || !options ? [] : options.length > 0 ? options : [none];
  const choose = (id: string) => {
    const chosen = suggestions?.find((suggestion) => suggestion.id === id);
    if (chosen) onChoose(chosen);
  };
  return (
    <search className={classes['root']}>
      <Autocomplete
        aria-label="搜索话题"
        placeholder="输入话题关键词"
        radius="xl"
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        value={value}
        onChange={onChange}
        onOptionSubmit={choose}
        data={data}
        filter={({ options }) => options}
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

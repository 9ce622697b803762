import { IconSearch } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent } from 'react';
import classes from './TopicSearch.module.css';

/** One topic the search offers: its title and the section it belongs to. */
export interface TopicSuggestion {
  id: string;
  title: string;
  section?: string | undefined;
}

interface TopicSearchProps {
  value: string;
  /** Called at every key; the app asks the server and hands back `suggestions`. */
  onChange: (keyword: string) => void;
  suggestions: readonly TopicSuggestion[];
  onChoose: (suggestion: TopicSuggestion) => void;
}

/** Search box of the discussion area with suggestions below it: a combobox, usable by keyboard alone. */
export function TopicSearch({ value, onChange, suggestions, onChoose }: TopicSearchProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && value.trim() !== '';
  const choose = (suggestion: TopicSuggestion) => {
    setOpen(false);
    onChoose(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = suggestions[active];
    if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter' && shown && chosen) choose(chosen);
    else if (event.key === 'ArrowDown') setActive((now) => Math.min(now + 1, suggestions.length - 1));
    else if (event.key === 'ArrowUp') setActive((now) => Math.max(now - 1, 0));
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes['root']} role="search">
      <IconSearch className={classes['icon']} size={20} stroke={1.75} aria-hidden />
      <input
        className={classes['input']}
        role="combobox"
        aria-label="搜索话题"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder="输入话题关键词"
        value={value}
        onChange={(event) => {
          setOpen(true);
          setActive(-1);
          onChange(event.currentTarget.value);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <ul id={listId} className={classes['list']} role="listbox" aria-label="相关话题" hidden={!shown}>
        {suggestions.map((suggestion, index) => (
          <li
            key={suggestion.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes['option']}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            <span className={classes['title']}>{suggestion.title}</span>
            {suggestion.section ? <span className={classes['section']}>{suggestion.section}</span> : null}
          </li>
        ))}
        {suggestions.length === 0 ? (
          <li role="option" aria-selected={false} aria-disabled className={classes['none']}>
            没有找到“{value}”，换个关键词试试
          </li>
        ) : null}
      </ul>
    </div>
  );
}

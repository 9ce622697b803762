import { Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { shortcutName } from '@yayan/site/shortcut-name';
import { createTypedAhead } from '@yayan/site/typed-ahead';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { search, searchStore } from './search-store.ts';
import { useFirstFound } from './use-first-found.ts';
import { useFound } from './use-found.ts';
import classes from './SearchBox.module.css';

/** The button in the head that opens the search. */
export function SearchButton() {
  return (
    <button type="button" className={classes['button']} onClick={search.open}>
      <IconSearch size={16} stroke={1.75} aria-hidden />
      <span className={classes['hint']}>搜会员、任务、单号，或要做的事</span>
      <kbd className={classes['key']}>{shortcutName('K')}</kbd>
    </button>
  );
}

/** One search over everything, opened by ⌘K. */
export function SearchBox() {
  const [typed, setTyped] = useState('');
  const [typedAhead] = useState(createTypedAhead);
  const navigate = useNavigate();
  const { groups, isLoading } = useFound(typed);
  const list = useRef<HTMLDivElement>(null);
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
  const holdEnter = useFirstFound({ typed, ids, isLoading, list });
  return (
    <Spotlight.Root
      store={searchStore}
      classNames={{ action: classes['action'], actionDescription: classes['about'] }}
      query={typed}
      onQueryChange={setTyped}
      shortcut="mod + K"
      onSpotlightOpen={() => typedAhead.start(search.close)}
      scrollable
      maxHeight={420}
    >
      <Spotlight.Search
        placeholder="手机号、会员号、昵称、单号、查询编号、名称，或要做的事"
        aria-label="搜索"
        onKeyDownCapture={holdEnter}
        onFocus={() => setTyped((now) => now + typedAhead.take())}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      />
      <Spotlight.ActionsList ref={list}>
        {groups.map(({ label, items }) => (
          <Spotlight.ActionsGroup key={label} label={label}>
            {items.map(({ id, to, ...item }) => (
              <Spotlight.Action key={id} {...item} onClick={() => void navigate(to)} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 ? (
          <Spotlight.Empty>{isLoading ? '正在找…' : '没找到，换个写法试试'}</Spotlight.Empty>
        ) : null}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

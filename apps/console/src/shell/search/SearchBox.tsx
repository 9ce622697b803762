import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { useListOperatorMembers, useListOperatorTasks } from '@yayan/console-client';
import { operatorTaskStateLabels } from '@yayan/contract/console-labels';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { mayDo, useSession } from '../session/session.ts';
import { searchedActs } from './searched-acts.ts';
import classes from './SearchBox.module.css';

const PAUSE_MS = 250;
const MOST = 6;

interface Found {
  id: string;
  label: string;
  description: string;
  /** The page that it leads to. */
  to: string;
}

/** Members, tasks and acts that fit what is typed. */
const useFound = (typed: string) => {
  const session = useSession();
  const [query] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const enabled = query !== '';
  const members = useListOperatorMembers({ find: query || ' ' }, { query: { enabled } });
  const tasks = useListOperatorTasks({ keyword: query || ' ', limit: MOST }, { query: { enabled } });
  const acts = searchedActs.filter(
    ({ label, permissions }) => label.includes(query) && mayDo(session, permissions),
  );
  const groups: { label: string; items: Found[] }[] = [
    {
      label: '会员',
      items: (members.data?.items ?? []).slice(0, MOST).map(({ id, nickname, code, mobile }) => ({
        id,
        label: nickname,
        description: `${code} · ${mobile}`,
        to: `/members/${id}`,
      })),
    },
    {
      label: '任务',
      items: (tasks.data?.items ?? []).map(({ id, title, state }) => ({
        id,
        label: title,
        description: operatorTaskStateLabels[state],
        to: `/tasks/${id}`,
      })),
    },
    {
      label: '去做',
      items: acts.slice(0, enabled ? MOST : acts.length).map(({ label, hint, to }) => ({
        id: label,
        label,
        description: hint,
        to,
      })),
    },
  ];
  return {
    groups: groups.filter(({ label, items }) => items.length > 0 && (enabled || label === '去做')),
    isLoading: enabled && (members.isFetching || tasks.isFetching || query !== typed.trim()),
  };
};

/** The button in the head that opens the search. */
export function SearchButton() {
  return (
    <button type="button" className={classes['button']} onClick={spotlight.open}>
      <IconSearch size={16} stroke={1.75} aria-hidden />
      <span className={classes['hint']}>搜会员、任务，或要做的事</span>
      <kbd className={classes['key']}>⌘K</kbd>
    </button>
  );
}

/** One search over everything, opened by ⌘K. */
export function SearchBox() {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const { groups, isLoading } = useFound(typed);
  return (
    <Spotlight.Root query={typed} onQueryChange={setTyped} shortcut="mod + K" scrollable maxHeight={420}>
      <Spotlight.Search
        placeholder="手机号、会员号、昵称、任务标题，或要做的事"
        aria-label="搜索"
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      />
      <Spotlight.ActionsList>
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

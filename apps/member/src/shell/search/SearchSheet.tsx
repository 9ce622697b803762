import { IconSearch } from '@tabler/icons-react';
import { Form, Sheet, TextInput } from '@yayan/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';
import { rememberSearch } from './recent-searches.ts';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import classes from './SearchSheet.module.css';
import { useCountMiss } from './use-count-miss.ts';
import { useFound } from './use-found.ts';

const LONGEST = 40;

/** The arrow keys move the focus over the field and the lines below it, and round. */
const useArrows = (place: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = place.current;
    const onKey = (event: KeyboardEvent): void => {
      // A key that an input method takes chooses its words.
      if (event.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      const stops = [...(root?.querySelectorAll<HTMLElement>('input, a[href], [data-suggestion]') ?? [])];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      stops[(at + step + stops.length) % stops.length]?.focus();
    };
    root?.addEventListener('keydown', onKey);
    return () => root?.removeEventListener('keydown', onKey);
  }, [place]);
};

interface SearchSheetProps {
  opened: boolean;
  /** Takes what was typed before the field was there, and ends that. */
  takeTyped: () => string;
  onClose: () => void;
}

/** The search of the whole site: a field, and below it what was searched before or what is found (rule 10.37). */
export function SearchSheet({ opened, takeTyped, onClose }: SearchSheetProps) {
  return (
    <Sheet opened={opened} onClose={onClose} title="搜索" wide>
      <Search takeTyped={takeTyped} onClose={onClose} />
    </Sheet>
  );
}

function Search({ takeTyped, onClose }: Omit<SearchSheetProps, 'opened'>) {
  const [typed, setTyped] = useState('');
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const found = useFound(typed);
  const isSignedIn = useIsSignedIn();
  useArrows(root);
  const leave = (): void => {
    rememberSearch(typed);
    onClose();
  };
  const count = useCountMiss();
  const [entered, setEntered] = useState<string>();
  const openFirst = (): void => {
    const first = found.groups[0]?.lines[0];
    if (!first) return setEntered(found.text);
    leave();
    void navigate(first.href);
  };
  // The server may still be looking when Enter is pressed.
  const isMissed = entered === found.text && found.groups.length === 0 && !found.isSearching && !found.failed;
  useEffect(() => {
    if (entered !== undefined && isMissed) count(entered);
  }, [entered, isMissed, count]);
  const choose = (text: string): void => {
    setTyped(text);
    field.current?.focus();
  };
  return (
    <search ref={root} className={classes['root']}>
      <Form onSubmit={openFirst}>
        <TextInput
          ref={field}
          data-autofocus
          type="search"
          aria-label="搜索"
          placeholder={isSignedIn ? '任务、福利、活动、兑换、金币、帮助' : '福利、活动、帮助'}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={() => setTyped((now) => (now + takeTyped()).slice(0, LONGEST))}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        />
      </Form>
      {found.text === '' ? (
        <SearchStart onChoose={choose} />
      ) : (
        <SearchResults found={found} onLeave={leave} />
      )}
    </search>
  );
}

import { IconSearch } from '@tabler/icons-react';
import { shortcutName } from '@yayan/site/shortcut-name';
import { createTypedAhead } from '@yayan/site/typed-ahead';
import { latePart } from '@yayan/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';
import { isAnswering } from '../task/is-answering.ts';
import classes from './SearchDoor.module.css';

const { Part: SearchSheet, prefetch } = latePart(async () => (await import('./SearchSheet.tsx')).SearchSheet);

/** The place is looked up at each rendering, that is at each page: the header is drawn before this part loads. */
const placeInHeader = (): Element | null => document.querySelector('[data-search-place]');
const neverChanges = () => () => undefined;

/**
 * The way to the search of the whole site (rule 10.37): a field in the header, and ⌘K. It loads after the page, so the header
 * only has a place for it. A single letter as a key would disturb voice control (WCAG 2.1.4). Questionnaires have none.
 */
export function SearchDoor() {
  const { pathname, search } = useLocation();
  const place = useSyncExternalStore(neverChanges, placeInHeader);
  const [isOpen, setOpen] = useState(false);
  const hint = useIsSignedIn() ? '搜索任务、福利、帮助' : '搜索福利、活动、帮助';
  const isOff = isAnswering(pathname, search);
  const [typedAhead] = useState(createTypedAhead);
  const open = (): void => {
    if (isOpen) return;
    typedAhead.start(() => setOpen(false));
    setOpen(true);
  };
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Control' || event.key === 'Meta') prefetch();
    if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    if (isOff) return undefined;
    const listen = (event: KeyboardEvent): void => press(event);
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, [isOff]);
  useEffect(() => () => void typedAhead.take(), [typedAhead]);
  if (isOff) return null;
  const button = (
    <button
      type="button"
      className={classes['root']}
      // The name contains the words that only wide headers show.
      aria-label={`${hint} ${shortcutName('K')}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={open}
    >
      <IconSearch size={22} stroke={1.75} aria-hidden />
      <span className={classes['hint']}>{hint}</span>
      <kbd className={classes['key']}>{shortcutName('K')}</kbd>
    </button>
  );
  return (
    <>
      {place && createPortal(button, place)}
      <SearchSheet
        isWanted={isOpen}
        opened={isOpen}
        takeTyped={typedAhead.take}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

import type { SaveState } from '@yayan/survey';
import { useSyncExternalStore } from 'react';
import type { AnsweringStore, EarlierPress } from './answering-store.ts';
import classes from './EarlierPressLine.module.css';

const textOf = (press: EarlierPress, saveState: SaveState): string => {
  if (press === 'changed') return '还没提交：改完再按一次「提交」。';
  if (press === 'open') return '还没提交：上次按了「提交」没有成功，看一眼再按一次。';
  if (saveState !== 'waiting' && saveState !== 'retrying') return '你已按过「提交」，正在提交。';
  const when = saveState === 'waiting' ? '联网后自动提交' : '会自动再试';
  return `还没提交：你已按过「提交」，${when}。要改答案，改完再按一次。`;
};

/**
 * Says what has become of a press of 提交 before the page was opened again (rule 3.53). It stays while the questionnaire is open,
 * so that nothing moves under the hand of somebody who changes an answer.
 */
export function EarlierPressLine({ store, saveState }: { store: AnsweringStore; saveState: SaveState }) {
  const press = useSyncExternalStore(store.subscribeEarlierPress, store.earlierPress, store.earlierPress);
  return press === undefined ? null : <output className={classes['root']}>{textOf(press, saveState)}</output>;
}

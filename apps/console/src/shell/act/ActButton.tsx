import type { ActOutcome } from '@yayan/console-client';
import { Button } from '@yayan/ui';
import { useEffect, useState } from 'react';
import { focusPage } from '../frame/focus-page.ts';
import { useKeys } from '../keys/use-keys.ts';
import { mayDo, useSession } from '../session/session.ts';
import { toaster } from '../session/toaster.ts';
import type { ActDefinition } from './act-definition.ts';
import { ActDialog } from './ActDialog.tsx';
import classes from './ActButton.module.css';

interface ActButtonProps<Input> {
  act: ActDefinition<Input>;
  /** The object. */
  id: string;
  /** A single key that opens the dialog. */
  hotkey?: string;
  /** How much it stands out, where the state of the object says so instead of the act. */
  weight?: 'main' | 'quiet' | undefined;
  /** Called when the act is done. */
  onDone?: (outcome: ActOutcome) => void;
}

/**
 * When an act is done, its button may go, and with it the focus that its dialog gave back: 暂停… becomes 恢复…. The page then
 * gets the focus.
 */
const useFocusAfter = (): void => {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusPage();
    },
    [],
  );
};

const lookOf = <Input,>(
  { isMain, isDangerous }: ActDefinition<Input>,
  weight: 'main' | 'quiet' | undefined,
) => {
  if (weight !== undefined) return { variant: weight === 'main' ? 'filled' : 'subtle' } as const;
  if (isDangerous) return { variant: 'light', color: 'seal' } as const;
  return { variant: isMain ? 'filled' : 'default' } as const;
};

/** The button of an act, for those who may do it, and its dialog. */
export function ActButton<Input>({ act, id, hotkey, weight, onDone }: ActButtonProps<Input>) {
  const session = useSession();
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState<ActOutcome>();
  useFocusAfter();
  const may = mayDo(session, act.permissions);
  useKeys(may && hotkey ? { [hotkey]: () => setOpened(true) } : {});
  if (!may) return null;
  const close = (): void => {
    setOpened(false);
    setAsked(undefined);
  };
  const done = (outcome: ActOutcome): void => {
    if (outcome.state === 'asked') return setAsked(outcome);
    setOpened(false);
    toaster.success(`已完成：${act.title}`);
    onDone?.(outcome);
  };
  return (
    <>
      <Button {...lookOf(act, weight)} onClick={() => setOpened(true)}>
        {act.label}
        {hotkey ? <kbd className={classes['key']}>{hotkey.toUpperCase()}</kbd> : null}
      </Button>
      <ActDialog act={act} id={id} opened={opened} asked={asked} onClose={close} onDone={done} />
    </>
  );
}

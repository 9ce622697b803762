import type { Icon } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { latePart } from '../late/late-part.tsx';
import classes from './StateBadge.module.css';
import type { Tone } from './tone.ts';

const { Part: BadgeHelp } = latePart(async () => (await import('./BadgeHelp.tsx')).BadgeHelp, {
  isOptional: true,
});

/** How one state looks and what it means. */
export interface BadgeState {
  tone: Tone;
  label: string;
  icon?: Icon | undefined;
  /** A sentence that explains the state; shown on hover, focus and touch. */
  help?: string | undefined;
}

/** A state as tint, icon and text, never by colour alone: `<StateBadge {...exchangeStates[order.state]} />`. */
export function StateBadge({ help, ...state }: BadgeState) {
  if (help) return <ExplainedBadge {...state} help={help} />;
  return (
    <span className={classes['root']} data-tone={state.tone}>
      <Inside {...state} />
    </span>
  );
}

function Inside({ label, icon: Mark }: BadgeState) {
  return (
    <>
      {Mark ? <Mark size={14} stroke={2} aria-hidden /> : null}
      {label}
    </>
  );
}

/** The bubble's code is loaded when it is first needed: positioning takes more code than most pages have. */
function ExplainedBadge({ help, ...state }: BadgeState & { help: string }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const open = (): void => setOpened(true);
  const close = (): void => setOpened(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes['root']}
        data-tone={state.tone}
        aria-describedby={id}
        onPointerEnter={open}
        onPointerLeave={close}
        onFocus={open}
        onBlur={close}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close();
        }}
      >
        <Inside {...state} />
      </button>
      <span id={id} hidden>
        {help}
      </span>
      <BadgeHelp isWanted={opened} target={button} opened={opened} help={help} />
    </>
  );
}

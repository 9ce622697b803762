import type { Icon } from '@tabler/icons-react';
import { Tooltip } from '../mantine/overlays/tooltip.ts';
import classes from './StateBadge.module.css';
import type { Tone } from './tone.ts';

/** How one state looks and what it means. */
export interface BadgeState {
  tone: Tone;
  label: string;
  icon?: Icon | undefined;
  /** A sentence that explains the state; shown on hover, focus and touch. */
  help?: string | undefined;
}

/** A state as tint, icon and word, never colour alone: `<StateBadge {...exchangeStates[order.state]} />`. */
export function StateBadge({ tone, label, icon: Mark, help }: BadgeState) {
  const inside = (
    <>
      {Mark ? <Mark size={14} stroke={2} aria-hidden /> : null}
      {label}
    </>
  );
  if (!help) {
    return (
      <span className={classes['root']} data-tone={tone}>
        {inside}
      </span>
    );
  }
  return (
    <Tooltip label={help} multiline maw={280}>
      <button type="button" className={classes['root']} data-tone={tone}>
        {inside}
      </button>
    </Tooltip>
  );
}

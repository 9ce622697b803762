import type { RefObject } from 'react';
import { Tooltip } from '../mantine/overlays/tooltip.ts';

interface BadgeHelpProps {
  target: RefObject<HTMLButtonElement | null>;
  opened: boolean;
  help: string;
}

/** The bubble that explains a badge. The badge itself links it for screen readers. */
export function BadgeHelp({ target, opened, help }: BadgeHelpProps) {
  return <Tooltip target={target} opened={opened} label={help} multiline maw={280} aria-hidden />;
}

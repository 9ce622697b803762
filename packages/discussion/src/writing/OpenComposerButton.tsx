import { Button } from '@yayan/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface OpenComposerButtonProps {
  onClick: () => void;
  /** Whether the button takes the focus, because it replaces the form that had it. */
  focus?: boolean;
  children: ReactNode;
}

/**
 * A button that opens a composer below an answer. Its label is aligned with the answer's text; its touch area is
 * larger.
 */
export function OpenComposerButton({ onClick, focus = false, children }: OpenComposerButtonProps) {
  const root = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus) root.current?.focus();
  }, [focus]);
  return (
    <Button
      ref={root}
      variant="subtle"
      size="compact-md"
      mih={44}
      mt="2xs"
      mb="-xs"
      ml="-sm"
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

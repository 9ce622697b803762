import { Button } from '@yayan/ui';
import type { ReactNode } from 'react';

/**
 * A button that opens a composer below an answer. Its label is aligned with the answer's text; its touch area is
 * larger.
 */
export function OpenComposerButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="subtle" size="compact-md" mih={44} mt="2xs" mb="-xs" ml="-sm" onClick={onClick}>
      {children}
    </Button>
  );
}

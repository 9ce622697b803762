import { Button } from '@yayan/ui';
import type { ReactNode } from 'react';

/** Opens a composer below an answer; its words stand in line with the answer's, its place to press reaches further. */
export function OpenComposerButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="subtle" size="compact-md" mih={44} mt="2xs" mb="-xs" ml="-sm" onClick={onClick}>
      {children}
    </Button>
  );
}

import { Button } from '@yayan/ui';
import type { ReactNode } from 'react';

/** Opens a composer below an answer; its words stand in line with the answer's, its place to press reaches further. */
export function SayButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="subtle" size="compact-md" mih={44} mt={4} mb={-8} ml={-10} onClick={onClick}>
      {children}
    </Button>
  );
}

import { latePart } from '@yayan/ui';
import { useState } from 'react';

const { Part: LogoutQuestion } = latePart(async () => (await import('./LogoutQuestion.tsx')).LogoutQuestion);

/** `LogoutQuestion`, loaded when it is first asked. */
export function LogoutDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [isWanted, setWanted] = useState(false);
  if (opened && !isWanted) setWanted(true);
  return <LogoutQuestion isWanted={isWanted} opened={opened} onClose={onClose} />;
}

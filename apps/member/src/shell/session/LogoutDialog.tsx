import { lazy, Suspense, useState } from 'react';

const LogoutQuestion = lazy(() => import('./LogoutQuestion.tsx'));

/** `LogoutQuestion`, loaded when it is first asked. */
export function LogoutDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [isWanted, setWanted] = useState(false);
  if (opened && !isWanted) setWanted(true);
  return isWanted ? (
    <Suspense>
      <LogoutQuestion opened={opened} onClose={onClose} />
    </Suspense>
  ) : null;
}

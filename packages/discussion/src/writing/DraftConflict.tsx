import { lazy, Suspense } from 'react';
import type { DraftOf } from './use-draft.ts';

const ConflictPanel = lazy(() => import('./ConflictPanel.tsx'));

/** Both texts of a draft that two devices changed (rule 6.53). Loaded only when there are two. */
export function DraftConflict({ draft }: { draft: DraftOf }) {
  const { theirs } = draft;
  if (!theirs) return null;
  return (
    <Suspense>
      <ConflictPanel draft={draft} theirs={theirs} />
    </Suspense>
  );
}

import type { ReactNode } from 'react';
import { StatePanel } from './StatePanel.tsx';

/** The text of an empty list (rule 10.14): 「当前暂无{content}」. */
export const emptyText = (content: string): string => `当前暂无${content}`;

interface EmptyStateProps {
  /** What the list would contain: 「金币记录」. */
  content: string;
  /** One sentence on when entries will appear, if that is known. */
  hint?: string | undefined;
  /** A drawing instead of the default seed. Decorative. */
  art?: ReactNode;
  /** One button that leads on. */
  action?: ReactNode;
}

/** An empty list. */
export function EmptyState({ content, hint, art, action }: EmptyStateProps) {
  return (
    <StatePanel stage="seed" art={art} title={emptyText(content)} action={action}>
      {hint}
    </StatePanel>
  );
}

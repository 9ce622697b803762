import type { ReactNode } from 'react';
import { StatePanel } from './StatePanel.tsx';

/** The product's words for nothing (spec §2): 「当前暂无{content}」. */
export const emptyText = (content: string): string => `当前暂无${content}`;

interface EmptyStateProps {
  /** What there is none of: 「金币记录」. */
  content: string;
  /** One sentence on when there will be something, only if true. */
  hint?: string | undefined;
  /** One way on, a button. */
  action?: ReactNode;
}

/** A list with nothing in it. */
export function EmptyState({ content, hint, action }: EmptyStateProps) {
  return (
    <StatePanel stage="seed" title={emptyText(content)} action={action}>
      {hint}
    </StatePanel>
  );
}

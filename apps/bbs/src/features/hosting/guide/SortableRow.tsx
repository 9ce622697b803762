import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@yayan/ui';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './GuideEditor.module.css';

interface SortableRowProps {
  id: string;
  /** What the handle moves: 「话题 第一天」. */
  label: string;
  disabled: boolean;
  className?: string | undefined;
  children: (handle: ReactNode) => ReactNode;
}

/** A row that is moved by its handle: dragged, or with space and the arrow keys. */
export function SortableRow({ id, label, disabled, className, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled });
  const handle = disabled ? null : (
    <ActionIcon
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      className={classes['handle'] ?? ''}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={`移动${label}`}
    >
      <IconGripVertical size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
  return (
    <li
      ref={setNodeRef}
      className={className}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  );
}

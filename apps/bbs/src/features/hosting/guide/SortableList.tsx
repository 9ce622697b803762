import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

interface SortableListProps {
  /** The rows in order, each with its name for screen readers. */
  items: readonly { id: string; name: string }[];
  onMove: (id: string, overId: string) => void;
  className?: string | undefined;
  children: ReactNode;
}

const instructions = {
  draggable: '按空格键拿起，用上下方向键移动，再按空格键放下，按 Esc 取消。',
};

/** A list whose rows (`SortableRow`) can be moved by pointer, finger and keyboard. */
export function SortableList({ items, onMove, className, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (id: unknown): string => items.find((item) => item.id === id)?.name ?? '';
  const placeOf = (id: unknown): number => items.findIndex((item) => item.id === id) + 1;
  const end = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
  };
  const announcements = {
    onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) =>
      `拿起了${nameOf(active.id)}，现在是第 ${placeOf(active.id)} 个，共 ${items.length} 个`,
    onDragOver: ({ over }: Pick<DragEndEvent, 'over'>) =>
      over ? `移到第 ${placeOf(over.id)} 个` : undefined,
    onDragEnd: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      over ? `${nameOf(active.id)}放在了第 ${placeOf(over.id)} 个` : undefined,
    onDragCancel: ({ active }: Pick<DragEndEvent, 'active'>) => `没有移动${nameOf(active.id)}`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={className}>{children}</ol>
      </SortableContext>
    </DndContext>
  );
}

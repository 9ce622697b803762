import { Button, CloseButton } from '@yayan/ui';
import { useState } from 'react';
import classes from './UndoBar.module.css';

interface UndoBarProps {
  /** How many answers were deleted; 0 shows nothing. */
  count: number;
  onUndo: () => Promise<void>;
  onClose: () => void;
}

/** Says what was deleted, with a button to undo it. It stays until it is closed, so that nobody has to hurry. */
export function UndoBar({ count, onUndo, onClose }: UndoBarProps) {
  const [pending, setPending] = useState(false);
  const undo = async (): Promise<void> => {
    setPending(true);
    try {
      await onUndo();
    } catch {
      // The transport has shown the reason; the bar stays for another try.
    } finally {
      setPending(false);
    }
  };
  const isShown = count > 0;
  // Render the region before its text: a screen reader announces only changes of a region that it knows.
  return (
    <output className={isShown ? classes['root'] : undefined}>
      {isShown ? (
        <>
          <span>已删除 {count} 条回答</span>
          <Button variant="light" loading={pending} onClick={() => void undo()}>
            撤销
          </Button>
          <CloseButton size="lg" aria-label="不用撤销" onClick={onClose} />
        </>
      ) : null}
    </output>
  );
}

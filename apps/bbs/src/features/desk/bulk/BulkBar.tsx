import { Button } from '@yayan/ui';
import { TagField } from '../detail/TagField.tsx';
import classes from './BulkBar.module.css';

interface BulkBarProps {
  count: number;
  /** Whether the chosen answers are deleted ones. */
  isDeleted: boolean;
  onTag: (name: string) => Promise<void>;
  onRemove: () => void;
  onRestore: () => void;
  onClear: () => void;
}

/** The actions for all chosen answers together. */
export function BulkBar({ count, isDeleted, onTag, onRemove, onRestore, onClear }: BulkBarProps) {
  return (
    <section className={classes['root']} aria-label="批量处理">
      <p className={classes['count']} aria-live="polite">
        选中 {count} 条
      </p>
      {isDeleted ? (
        <Button variant="light" onClick={onRestore}>
          恢复
        </Button>
      ) : (
        <>
          <TagField label={`给这 ${count} 条加标签`} onAdd={onTag} />
          <Button variant="light" color="seal" onClick={onRemove}>
            删除
          </Button>
        </>
      )}
      <Button variant="subtle" onClick={onClear}>
        取消选择
      </Button>
    </section>
  );
}

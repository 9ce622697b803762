import { Button } from '@yayan/ui';
import classes from './NewRows.module.css';

interface NewRowsProps {
  count: number;
  isMore: boolean;
  onShow: () => void;
}

/** 「3 条新的」: shows the new rows when somebody asks for them. Said politely to screen readers. */
export function NewRows({ count, isMore, onShow }: NewRowsProps) {
  return (
    <output className={classes['root']} data-empty={count === 0}>
      {count > 0 ? (
        <Button variant="light" size="xs" onClick={onShow}>
          {count}
          {isMore ? '+' : ''} 条新的，点这里看
        </Button>
      ) : null}
    </output>
  );
}

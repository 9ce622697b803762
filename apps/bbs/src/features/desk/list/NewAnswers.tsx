import { Button } from '@yayan/ui';
import classes from './Notes.module.css';

/** Announces answers that arrived since the list was loaded. */
export function NewAnswers({ count, most, onShow }: { count: number; most: number; onShow: () => void }) {
  return (
    <output className={classes['newAnswers']}>
      {count > 0 ? (
        <Button variant="light" fullWidth onClick={onShow}>
          有 {count >= most ? `${most} 条以上` : `${count} 条`}新回答，点这里看
        </Button>
      ) : null}
    </output>
  );
}

import { IconLock } from '@tabler/icons-react';
import classes from './LockedPanel.module.css';

/** Replaces the others' answers until the respondent has answered (先答后看). */
export function LockedPanel({ answered }: { answered: number }) {
  return (
    <div className={classes['root']}>
      <IconLock size={24} stroke={1.75} aria-hidden />
      先说说你的想法，再看大家怎么说（{answered === 0 ? '你是第一个' : `已有 ${answered} 人回答`}）
    </div>
  );
}

import { Button } from '@yayan/ui';
import classes from './ViewBanner.module.css';

/** Says that this is a rehearsal, with a link back. The hosts' pages have another session, so the browser loads a new page. */
export function RehearsalBanner({ groupId }: { groupId: string }) {
  return (
    <div className={classes['root']}>
      <output>这是彩排：回答来自示例受访者，结束后全部删除</output>
      <Button
        size="compact-md"
        mih={44}
        variant="default"
        onClick={() => globalThis.location.assign(`/hosting/${groupId}/rehearsal`)}
      >
        回到彩排页
      </Button>
    </div>
  );
}

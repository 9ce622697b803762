import { Button, Link, Notice } from '@yayan/ui';

/** A way in whose address lacks what it is about. */
export function IncompleteLink() {
  return (
    <Notice
      heading
      stage="seed"
      title="这个链接不完整"
      action={
        <Button component={Link} href="/task" variant="light">
          去任务大厅
        </Button>
      }
    >
      从任务大厅选一份任务开始吧。
    </Notice>
  );
}

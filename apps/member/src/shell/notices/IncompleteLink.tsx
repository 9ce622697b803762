import { ButtonLink, StatePanel } from '@yayan/ui';

/** Shown when an entry link lacks its id. */
export function IncompleteLink() {
  return (
    <StatePanel
      heading
      stage="seed"
      title="这个链接不完整"
      action={
        <ButtonLink href="/task" variant="light">
          去任务大厅
        </ButtonLink>
      }
    >
      从任务大厅选一份任务开始吧。
    </StatePanel>
  );
}

import { ButtonLink, StatePanel } from '@yayan/ui';

/** Shown when an address names a task that does not exist. */
export function TaskNotFound() {
  return (
    <StatePanel
      heading
      stage="withered"
      title="没有这个任务"
      action={
        <ButtonLink href="/task" variant="light">
          看其他任务
        </ButtonLink>
      }
    >
      链接可能不完整，或任务已经下线。
    </StatePanel>
  );
}

import { ButtonLink, StatePanel } from '@yayan/ui';
import { EntryCard } from '../EntryCard.tsx';

/** Shown when no third-party account waits to be bound, or its ticket has expired. */
export function BindOutdated() {
  return (
    <EntryCard centred>
      <StatePanel
        stage="withered"
        title="绑定已超时"
        heading
        action={<ButtonLink href="/login">返回登录</ButtonLink>}
      >
        授权只保留 10 分钟，请回登录页重新选一种方式。
      </StatePanel>
    </EntryCard>
  );
}

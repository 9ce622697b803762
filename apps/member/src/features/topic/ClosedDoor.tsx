import { ButtonLink, StatePanel } from '@yayan/ui';

/** Why a group can't be entered, with the way back to the member's own. */
export function ClosedDoor({ title }: { title: string }) {
  return (
    <StatePanel
      stage="seed"
      title={title}
      heading
      action={
        <ButtonLink href="/topic" variant="light">
          我的讨论
        </ButtonLink>
      }
    />
  );
}

import { ButtonLink, StatePanel } from '@yayan/ui';

interface ClosedDoorProps {
  title: string;
  /** Advice on what may help. */
  help?: string | undefined;
  /** Whether this is a part of a page that already has a title. */
  isPart?: boolean;
}

/** Why a group can't be entered, with the way back to the member's own groups. */
export const ClosedDoor = ({ title, help, isPart = false }: ClosedDoorProps) => (
  <StatePanel
    stage="seed"
    title={title}
    heading={!isPart}
    action={
      <ButtonLink href="/topic" variant="light">
        我的讨论
      </ButtonLink>
    }
  >
    {help}
  </StatePanel>
);

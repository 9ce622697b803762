import { ButtonLink, StatePanel } from '@yayan/ui';
import { groupAddress } from '../../shell/group/group-address.ts';

/** Hosts and observers work on the discussion site, where everything for them is. */
export function ToDiscussionSite({ hash }: { hash: string }) {
  return (
    <StatePanel
      stage="seed"
      title="主持人和观察员在讨论网站工作"
      heading
      action={
        <ButtonLink href={groupAddress(hash)} variant="light">
          去讨论网站
        </ButtonLink>
      }
    />
  );
}

import { Button, ButtonLink, StatePanel } from '@yayan/ui';
import type { Departure } from '../../../shell/client/departure.ts';
import { memberSite } from '../../../shell/client/member-site.ts';

interface LeftGroupProps {
  departure: Departure;
  /** Shows the sign-in form: somebody else, or somebody who was invited again, wants to enter. */
  onEnter: () => void;
}

/** The end after leaving a group: what was finished, and what comes of it (rule 6.54). */
export function LeftGroup({ departure: { name, text }, onEnter }: LeftGroupProps) {
  return (
    <StatePanel
      stage="seed"
      title={`你已退出“${name}”`}
      heading
      action={
        <>
          <ButtonLink href={memberSite('/home')}>去芽言首页</ButtonLink>
          <Button variant="light" onClick={onEnter}>
            用别的手机号登录
          </Button>
        </>
      }
    >
      {text}谢谢你的参与。
    </StatePanel>
  );
}

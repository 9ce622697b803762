import type { OperatorMember } from '@yayan/console-client';
import { ActButton } from '../../shell/act/ActButton.tsx';
import {
  changeCredit,
  changeQuality,
  correctCoins,
  forgiveDebt,
  giveCard,
  givePenalty,
  resetAvatar,
  resetNickname,
} from './member-acts.ts';

/** What can be done with a member. */
export function MemberActs({ member: { id, owedCoins } }: { member: OperatorMember }) {
  return (
    <>
      <ActButton act={correctCoins} id={id} />
      {owedCoins > 0 ? <ActButton act={forgiveDebt} id={id} /> : null}
      <ActButton act={changeQuality} id={id} />
      <ActButton act={changeCredit} id={id} />
      <ActButton act={giveCard} id={id} />
      <ActButton act={resetNickname} id={id} />
      <ActButton act={resetAvatar} id={id} />
      <ActButton act={givePenalty} id={id} />
    </>
  );
}

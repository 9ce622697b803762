import { type OperatorMember, showPersonalData } from '@yayan/console-client';
import type { Fact } from '@yayan/ui';
import { Reveal } from '../../shell/reveal/Reveal.tsx';

const factsOf = ({ mobile, email }: { mobile: string; email: string | null }): readonly Fact[] => [
  ['手机号', mobile],
  ['邮箱', email ?? '没有填'],
];

/** Mobile and mail address of a member. */
export function PersonalData({ member }: { member: OperatorMember }) {
  return (
    <Reveal
      masked={factsOf(member)}
      ask={(reason) => showPersonalData(member.id, { reason })}
      facts={(data) => factsOf(data)}
    />
  );
}

import { GroupOpenState } from '@yayan/api-client';
import { useGetGroup } from '@yayan/api-client/react';
import { turnText } from '@yayan/discussion';
import { ClosedDoor } from './ClosedDoor.tsx';

/**
 * Why a group that exists lets a respondent in no more, or not yet. The refusal is one for both (rule 6.7): by its time, which
 * its invitation tells anyone, a group has not begun or it is archived.
 */
export function NotOpenDoor({ hash, isPart = false }: { hash: string; isPart?: boolean }) {
  const { data } = useGetGroup(hash, { request: { quiet: true } });
  if (data?.state === GroupOpenState.Upcoming)
    return (
      <ClosedDoor
        title="讨论还没有开始"
        help={`${turnText({ ...data.schedule, state: data.state })}，到时再来。`}
        isPart={isPart}
      />
    );
  if (data?.state === GroupOpenState.Closed)
    return <ClosedDoor title="讨论已结束，小组已归档" help="里面的内容不再开放查看。" isPart={isPart} />;
  return <ClosedDoor title="讨论小组当前未开放" isPart={isPart} />;
}

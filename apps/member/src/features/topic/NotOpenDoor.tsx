import { GroupOpenState } from '@yayan/api-client';
import { useGetGroup } from '@yayan/api-client/react';
import { turnText } from '@yayan/discussion';
import { ClosedDoor } from './ClosedDoor.tsx';

/**
 * Why an existing group can't be entered. The server gives one refusal for a group that has not begun and for an archived one
 * (rule 6.7). The schedule in the public invitation says which of the two it is.
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

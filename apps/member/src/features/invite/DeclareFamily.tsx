import { declareFamily, type Invitee } from '@yayan/api-client';
import { getListInviteesQueryKey } from '@yayan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@yayan/site';
import { Button, ConfirmDialog, formatDay, Link } from '@yayan/ui';
import { useState } from 'react';

const dayMs = 86_400_000;
const declaredDays = 90;

/** Lets a member declare a friend as family, who shares a network or a device with them (rule 4.30). */
export function DeclareFamily({
  invitee: { id, nickname, family, declaredAt, state },
}: {
  invitee: Invitee;
}) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const {
    run: declare,
    isPending,
    failure,
  } = useAction(async () => {
    await declareFamily(id);
    await queries.invalidateQueries({ queryKey: getListInviteesQueryKey() });
    setAsking(false);
  });
  if (family === 'declared' && declaredAt !== null && state === 'void') {
    const until = new Date(new Date(declaredAt).getTime() + declaredDays * dayMs).toISOString();
    return (
      <span>
        已声明是家人。{formatDay(until)}前你和对方都通过<Link href="/home/user?open=verify">实名认证</Link>
        ，就自动计入奖励。
      </span>
    );
  }
  if (family !== 'possible') return null;
  return (
    <>
      <Button variant="light" size="compact-sm" mih={44} onClick={() => setAsking(true)}>
        声明是家人
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void declare()}
        title={`${nickname} 是你的家人？`}
        confirmLabel="声明是家人"
        pending={isPending}
        failure={failure}
      >
        家人共用网络或设备很常见。声明后，90
        天内你和对方都通过实名认证，这位好友就计入奖励，已完成的步骤一起补上。最多声明 3 位，不能撤回。
      </ConfirmDialog>
    </>
  );
}

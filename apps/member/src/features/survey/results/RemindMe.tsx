import { remindOfTask } from '@yayan/api-client';
import { useAction } from '@yayan/site';
import { Button } from '@yayan/ui';
import { useState } from 'react';

/** 下次提醒我: a message tells of the next task that fits, after a full quota (rule 3.45). */
export function RemindMe({ hashId }: { hashId: string }) {
  const [isDone, setDone] = useState(false);
  const {
    run: ask,
    isPending,
    failure,
  } = useAction(async () => {
    await remindOfTask(hashId);
    setDone(true);
  });
  return (
    <>
      {isDone ? (
        <output>好的，30 天内有适合你的新任务就发消息告诉你</output>
      ) : (
        <Button variant="default" loading={isPending} onClick={() => void ask()}>
          下次提醒我
        </Button>
      )}
      {failure === undefined ? null : <span role="alert">{failure}</span>}
    </>
  );
}

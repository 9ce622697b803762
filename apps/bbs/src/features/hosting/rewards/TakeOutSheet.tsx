import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type GroupRewardRow, takeOutOfReward } from '@yayan/api-client';
import { getGetHostedGroupQueryKey, getListGroupRewardsQueryKey } from '@yayan/api-client/react';
import { Button, Form, Sheet, Textarea } from '@yayan/ui';
import { useState } from 'react';
import classes from './Rewards.module.css';

interface TakeOutSheetProps {
  groupId: string;
  row: GroupRewardRow;
  onClose: () => void;
}

/** Excludes a person from the reward with a reason that they can read, or includes them again (rule 6.30). */
export function TakeOutSheet({ groupId, row, onClose }: TakeOutSheetProps) {
  const { personId, name, takenOut } = row;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (said: string | null) => takeOutOfReward(groupId, personId, { reason: said }),
    onSuccess: onClose,
    onSettled: () =>
      Promise.all(
        [getListGroupRewardsQueryKey(groupId), getGetHostedGroupQueryKey(groupId)].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const isOut = takenOut !== null;
  const submit = (): void => {
    setMissing(!isOut && reason.trim() === '');
    if (isOut) change.mutate(null);
    else if (reason.trim() !== '') change.mutate(reason.trim());
  };
  return (
    <Sheet opened onClose={onClose} title={isOut ? `恢复${name}的报酬` : `取消${name}的报酬`}>
      <Form className={classes['form']} onSubmit={submit}>
        {isOut ? (
          <p className={classes['lead']}>恢复后 TA 会按核算的金额得到报酬。</p>
        ) : (
          <Textarea
            label="理由"
            description="本人会看到，请说清楚"
            maxLength={200}
            autosize
            minRows={2}
            data-autofocus
            error={missing && reason.trim() === '' ? '请填写理由' : undefined}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <Button type="submit" color={isOut ? 'qing' : 'seal'} loading={change.isPending}>
          {isOut ? '恢复报酬' : '取消报酬'}
        </Button>
      </Form>
    </Sheet>
  );
}

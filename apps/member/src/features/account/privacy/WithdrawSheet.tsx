import { useQueryClient } from '@tanstack/react-query';
import {
  getGetAccountQueryKey,
  getGetAttributeSurveyQueryKey,
  getGetIdVerificationQueryKey,
  getGetPrivacyQueryKey,
  useWithdrawConsent,
} from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { Button, Sheet } from '@yayan/ui';
import { toaster } from '../../../shell/client/client.ts';
import list from '../closing/LossList.module.css';
import classes from '../frame/SheetForm.module.css';
import type { Withdrawal } from './withdrawals.ts';

interface WithdrawSheetProps {
  opened: boolean;
  withdrawal: Withdrawal;
  onClose: () => void;
}

/** Withdraws a consent after showing the consequences (PIPL 15). */
export function WithdrawSheet({ opened, withdrawal, onClose }: WithdrawSheetProps) {
  const { document, title, meanings, done } = withdrawal;
  const queries = useQueryClient();
  const withdraw = useWithdrawConsent({
    mutation: {
      onSuccess: async (privacy) => {
        queries.setQueryData(getGetPrivacyQueryKey(), privacy);
        onClose();
        toaster.success(done);
        const changed = [getGetIdVerificationQueryKey, getGetAccountQueryKey, getGetAttributeSurveyQueryKey];
        await Promise.all(changed.map((key) => queries.invalidateQueries({ queryKey: key() })));
      },
    },
  });
  return (
    <Sheet opened={opened} onClose={onClose} title={title}>
      <div className={classes['form']}>
        <ul className={list['list']}>
          {meanings.map((meaning) => (
            <li key={meaning}>{meaning}</li>
          ))}
        </ul>
        <p className={classes['problem']} role="alert">
          {withdraw.isError ? failureText(withdraw.error) : ''}
        </p>
        <div className={classes['buttons']}>
          <Button variant="default" data-autofocus onClick={onClose}>
            先不撤回
          </Button>
          <Button
            color="seal"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ data: { document } })}
          >
            撤回并删除
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

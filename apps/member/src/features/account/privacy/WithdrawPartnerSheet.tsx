import { useQueryClient } from '@tanstack/react-query';
import { getListPartnerConsentsQueryKey, useWithdrawPartnerConsent } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { Button, Sheet } from '@yayan/ui';
import { toaster } from '../../../shell/client/client.ts';
import list from '../closing/LossList.module.css';
import classes from '../frame/SheetForm.module.css';

interface WithdrawPartnerSheetProps {
  opened: boolean;
  recipient: string;
  onClose: () => void;
}

/** Withdraws the consents to one recipient after showing the consequences (rule 2.26). */
export function WithdrawPartnerSheet({ opened, recipient, onClose }: WithdrawPartnerSheetProps) {
  const queries = useQueryClient();
  const withdraw = useWithdrawPartnerConsent({
    mutation: {
      onSuccess: (consents) => {
        queries.setQueryData(getListPartnerConsentsQueryKey(), consents);
        onClose();
        toaster.success(`已撤回，不再向${recipient}提供信息`);
      },
    },
  });
  return (
    <Sheet opened={opened} onClose={onClose} title={`不再向${recipient}提供信息？`}>
      <div className={classes['form']}>
        <ul className={list['list']}>
          <li>立即停止提供：还没交付的回答不再交给对方，也不再把你送去对方的页面</li>
          <li>没答完的任务会先停下，重新同意后可以接着答</li>
          <li>已经得到的金币不受影响；撤回之前已经提供的，以对方的隐私政策为准</li>
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
            onClick={() => withdraw.mutate({ data: { recipient } })}
          >
            撤回同意
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import {
  ConsentDocument,
  getGetAccountQueryKey,
  getGetIdVerificationQueryKey,
  getGetPrivacyQueryKey,
  useWithdrawConsent,
} from '@yayan/api-client';
import { failureText } from '@yayan/site';
import { Button, Sheet } from '@yayan/ui';
import { toaster } from '../../shell/client.ts';
import list from './LossList.module.css';
import classes from './SheetForm.module.css';

interface WithdrawSheetProps {
  opened: boolean;
  onClose: () => void;
}

const meanings = [
  '姓名和身份证号会立即删除，认证状态变为“未认证”',
  '之后兑换现金，要重新同意并再认证一次；答题和其他兑换不受影响',
  '撤回之前已经完成的核对和兑换仍然有效',
  '为防止一个身份证用在多个账号，只保留一段无法还原成证件号的校验值',
];

/** Takes the consent to the real-name check back, once what it means has been read (PIPL 15). */
export function WithdrawSheet({ opened, onClose }: WithdrawSheetProps) {
  const queries = useQueryClient();
  const withdraw = useWithdrawConsent({
    mutation: {
      onSuccess: async (privacy) => {
        queries.setQueryData(getGetPrivacyQueryKey(), privacy);
        onClose();
        toaster.success('已撤回同意，实名信息已删除');
        await Promise.all([
          queries.invalidateQueries({ queryKey: getGetIdVerificationQueryKey() }),
          queries.invalidateQueries({ queryKey: getGetAccountQueryKey() }),
        ]);
      },
    },
  });
  return (
    <Sheet opened={opened} onClose={onClose} title="撤回实名认证的同意？">
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
            onClick={() => withdraw.mutate({ data: { document: ConsentDocument.IdVerification } })}
          >
            撤回并删除
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

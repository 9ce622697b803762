import { useQueryClient } from '@tanstack/react-query';
import { ConsentDocument, withdrawConsent } from '@yayan/api-client';
import { getGetAttributeSurveyQueryKey } from '@yayan/api-client/react';
import { failureText, useAction } from '@yayan/site';
import { Button, ConfirmDialog } from '@yayan/ui';
import { useState } from 'react';
import { toaster } from '../../../shell/client/client.ts';

/** Withdraws the consent to sensitive attributes, as easily as it was given (rule 2.24, PIPL 15). */
export function WithdrawConsent() {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { run: withdraw, isPending } = useAction(
    async () => {
      await withdrawConsent({ document: ConsentDocument.Attributes });
      await queries.invalidateQueries({ queryKey: getGetAttributeSurveyQueryKey() });
      toaster.success('已撤回，敏感部分的回答已删除');
      setAsking(false);
    },
    { onError: (error) => toaster.error(failureText(error)) },
  );
  return (
    <>
      <Button variant="subtle" mih={44} onClick={() => setAsking(true)}>
        撤回敏感信息的同意
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void withdraw()}
        title="撤回后，收入和健康的回答会被删除"
        confirmLabel="确认撤回"
        danger
        pending={isPending}
      >
        已经得到的奖励不受影响，以后可以重新同意并填写。
      </ConfirmDialog>
    </>
  );
}

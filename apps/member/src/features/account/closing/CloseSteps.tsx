import { type AccountClosing, CheckPurpose, requestAccountClosing } from '@yayan/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { underVeil } from '../../../shell/client/under-veil.ts';
import { invalidateClosing } from './invalidate-closing.ts';
import { LossList } from './LossList.tsx';
import { CodeThenAction } from '../own-code/CodeThenAction.tsx';

interface CloseStepsProps {
  closing: AccountClosing;
  onClose: () => void;
  onExport: () => void;
}

/** First the losses, then the code that confirms the request. */
export function CloseSteps({ closing, onClose, onExport }: CloseStepsProps) {
  const queries = useQueryClient();
  const [knowsLosses, setKnowsLosses] = useState(false);
  if (!knowsLosses)
    return (
      <LossList closing={closing} onKeep={onClose} onExport={onExport} onGoOn={() => setKnowsLosses(true)} />
    );
  return (
    <CodeThenAction
      purpose={CheckPurpose.CloseAccount}
      lead="输入验证码后就会提交注销申请，7 天内可以随时取消。"
      working="提交中…"
      act={async (checkTicket) =>
        invalidateClosing(queries, await underVeil(() => requestAccountClosing({ checkTicket })))
      }
    />
  );
}

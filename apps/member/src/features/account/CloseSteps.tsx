import { type AccountClosing, CheckPurpose, requestAccountClosing } from '@yayan/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { failureText } from '@yayan/site';
import { Loader } from '@yayan/ui';
import { useState } from 'react';
import { forgetClosing } from './forget-closing.ts';
import { LossList } from './LossList.tsx';
import { OwnCodeStep } from './OwnCodeStep.tsx';
import classes from './SheetForm.module.css';

interface CloseStepsProps {
  closing: AccountClosing;
  onClose: () => void;
  onExport: () => void;
}

type Step = { at: 'loss' } | { at: 'code'; problem?: string | undefined } | { at: 'asking' };

/** What would be lost, then the code that asks for it. */
export function CloseSteps({ closing, onClose, onExport }: CloseStepsProps) {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'loss' });
  const ask = async (checkTicket: string): Promise<void> => {
    setStep({ at: 'asking' });
    try {
      await forgetClosing(queries, await requestAccountClosing({ checkTicket }));
    } catch (error) {
      setStep({ at: 'code', problem: failureText(error) });
    }
  };
  if (step.at === 'loss')
    return (
      <LossList
        closing={closing}
        onKeep={onClose}
        onExport={onExport}
        onGoOn={() => setStep({ at: 'code' })}
      />
    );
  if (step.at === 'asking')
    return (
      <output className={classes['done']}>
        <Loader />
        <p>提交中…</p>
      </output>
    );
  return (
    <OwnCodeStep
      purpose={CheckPurpose.CloseAccount}
      lead="输入验证码后就会提交注销申请，7 天内可以随时取消。"
      problem={step.problem}
      onProven={(checkTicket) => void ask(checkTicket)}
    />
  );
}

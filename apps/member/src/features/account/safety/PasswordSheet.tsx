import { invalidateAfter } from '@yayan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { CheckPurpose } from '@yayan/api-client';
import { Sheet, StepTrail } from '@yayan/ui';
import { useState } from 'react';
import { ChangeDone } from '../frame/ChangeDone.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { OwnCodeStep } from '../own-code/OwnCodeStep.tsx';
import classes from '../frame/SheetForm.module.css';
import { signedOutDevicesText } from './signed-out-devices-text.ts';

interface PasswordSheetProps {
  opened: boolean;
  onClose: () => void;
  hasPassword: boolean;
}

type Step =
  | { at: 0; problem?: string | undefined }
  | { at: 1; checkTicket: string }
  | { at: 2; signedOutDevices: number };

const steps = ['验证手机号', '新密码', '完成'];

function PasswordSteps({ hasPassword, onClose }: Omit<PasswordSheetProps, 'opened'>) {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 0 });
  const finish = async (signedOutDevices: number): Promise<void> => {
    await invalidateAfter(queries, 'changePassword');
    setStep({ at: 2, signedOutDevices });
  };
  return (
    <div className={classes['form']}>
      <StepTrail steps={steps} at={step.at} />
      {step.at === 0 ? (
        <OwnCodeStep
          purpose={CheckPurpose.ChangePassword}
          lead={hasPassword ? '先确认是你本人在操作，不需要记得旧密码。' : '先确认是你本人在操作。'}
          problem={step.problem}
          onProven={(checkTicket) => setStep({ at: 1, checkTicket })}
        />
      ) : step.at === 1 ? (
        <NewPasswordStep
          checkTicket={step.checkTicket}
          onChanged={(devices) => void finish(devices)}
          onTicketOver={(problem) => setStep({ at: 0, problem })}
        />
      ) : (
        <ChangeDone title="新密码已生效" onClose={onClose}>
          {signedOutDevicesText(step.signedOutDevices)}
        </ChangeDone>
      )}
    </div>
  );
}

/** 设置 or 修改密码. Other devices are signed out (rule 2.15). */
export function PasswordSheet({ opened, onClose, hasPassword }: PasswordSheetProps) {
  return (
    <Sheet opened={opened} onClose={onClose} title={hasPassword ? '修改密码' : '设置密码'}>
      <PasswordSteps hasPassword={hasPassword} onClose={onClose} />
    </Sheet>
  );
}

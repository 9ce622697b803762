import { invalidateAfter } from '@yayan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { CheckPurpose, type MobileChanged } from '@yayan/api-client';
import { Sheet, StepTrail } from '@yayan/ui';
import { useState } from 'react';
import { AskUs } from '../../../shell/contact/AskUs.tsx';
import { ChangeDone } from '../frame/ChangeDone.tsx';
import { NewMobileStep } from './NewMobileStep.tsx';
import { OwnCodeStep } from '../own-code/OwnCodeStep.tsx';
import classes from '../frame/SheetForm.module.css';
import { signedOutDevicesText } from './signed-out-devices-text.ts';

interface MobileSheetProps {
  opened: boolean;
  onClose: () => void;
}

type Step =
  | { at: 0; problem?: string | undefined }
  | { at: 1; checkTicket: string }
  | { at: 2; changed: MobileChanged };

const steps = ['验证原手机号', '验证新手机号', '完成'];

function MobileSteps({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 0 });
  const finish = async (changed: MobileChanged): Promise<void> => {
    await invalidateAfter(queries, 'changeMobile');
    setStep({ at: 2, changed });
  };
  return (
    <div className={classes['form']}>
      <StepTrail steps={steps} at={step.at} />
      {step.at === 0 ? (
        <OwnCodeStep
          purpose={CheckPurpose.ChangeMobile}
          lead="先确认是你本人在操作。"
          problem={step.problem}
          onProven={(checkTicket) => setStep({ at: 1, checkTicket })}
        >
          <p className={classes['note']}>原手机号已停用、收不到验证码？联系我们核实后更换。</p>
          <AskUs subject="原手机号停用，申请更换" />
        </OwnCodeStep>
      ) : step.at === 1 ? (
        <NewMobileStep
          checkTicket={step.checkTicket}
          onChanged={(changed) => void finish(changed)}
          onTicketOver={(problem) => setStep({ at: 0, problem })}
        />
      ) : (
        <ChangeDone title={`手机号已换成 ${step.changed.mobile}`} onClose={onClose}>
          下次用新手机号登录。{signedOutDevicesText(step.changed.signedOutDevices)}
        </ChangeDone>
      )}
    </div>
  );
}

/** 更换手机号: a code to the old mobile verifies the member, a code to the new one that it is theirs (rule 2.19). */
export function MobileSheet({ opened, onClose }: MobileSheetProps) {
  return (
    <Sheet opened={opened} onClose={onClose} title="更换手机号">
      <MobileSteps onClose={onClose} />
    </Sheet>
  );
}

import { CheckPurpose, exportPersonalData } from '@yayan/api-client';
import { failureText } from '@yayan/site';
import { Loader, Sheet } from '@yayan/ui';
import { useState } from 'react';
import { saveFile } from '../../shell/save-file.ts';
import { ChangeDone } from './ChangeDone.tsx';
import { OwnCodeStep } from './OwnCodeStep.tsx';
import classes from './SheetForm.module.css';

interface ExportSheetProps {
  opened: boolean;
  onClose: () => void;
}

type Step = { at: 'code'; problem?: string | undefined } | { at: 'making' } | { at: 'done' };

function ExportSteps({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'code' });
  const make = async (checkTicket: string): Promise<void> => {
    setStep({ at: 'making' });
    try {
      saveFile(await exportPersonalData({ checkTicket }), '我的数据.json');
      setStep({ at: 'done' });
    } catch (error) {
      setStep({ at: 'code', problem: failureText(error) });
    }
  };
  if (step.at === 'done')
    return (
      <ChangeDone title="数据已下载" onClose={onClose}>
        文件里有你的个人信息，请妥善保管，不要发给别人。
      </ChangeDone>
    );
  if (step.at === 'making')
    return (
      <output className={classes['done']}>
        <Loader />
        <p>正在整理你的数据…</p>
      </output>
    );
  return (
    <OwnCodeStep
      purpose={CheckPurpose.ExportData}
      lead="文件里有你的个人信息，先确认是你本人。验证后会立即下载。"
      problem={step.problem}
      onProven={(checkTicket) => void make(checkTicket)}
    />
  );
}

/** 下载我的数据: a code first, then the file. */
export function ExportSheet({ opened, onClose }: ExportSheetProps) {
  return (
    <Sheet opened={opened} onClose={onClose} title="下载我的数据">
      <ExportSteps onClose={onClose} />
    </Sheet>
  );
}

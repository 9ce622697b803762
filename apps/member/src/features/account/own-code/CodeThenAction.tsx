import type { CheckPurpose } from '@yayan/api-client';
import { failureText } from '@yayan/site';
import { Loader } from '@yayan/ui';
import { useState } from 'react';
import { OwnCodeStep } from './OwnCodeStep.tsx';
import classes from '../frame/SheetForm.module.css';

interface CodeThenActionProps {
  purpose: CheckPurpose;
  lead: string;
  /** The text while the action runs. */
  working: string;
  act: (checkTicket: string) => Promise<void>;
}

/** Verifies the member by a code, then runs the action at once. When it fails, the code step is shown again with the reason. */
export function CodeThenAction({ purpose, lead, working, act }: CodeThenActionProps) {
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const go = async (checkTicket: string): Promise<void> => {
    setWorking(true);
    try {
      await act(checkTicket);
    } catch (error) {
      setProblem(failureText(error));
      setWorking(false);
    }
  };
  if (isWorking)
    return (
      <output className={classes['done']}>
        <Loader />
        <p>{working}</p>
      </output>
    );
  return (
    <OwnCodeStep
      purpose={purpose}
      lead={lead}
      problem={problem}
      onProven={(checkTicket) => void go(checkTicket)}
    />
  );
}

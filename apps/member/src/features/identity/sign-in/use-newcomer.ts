import { useEffect, useState } from 'react';
import { useAgreement } from '../agreement/use-agreement.ts';
import type { Newcomer } from './newcomer.ts';
import { dropNewcomer, storedNewcomer, storeNewcomer, ticketEnd } from './stored-newcomer.ts';

/**
 * The visitor who is about to join, also after a reload, their consent, and whether they returned from that step to change the
 * number.
 */
export const useNewcomer = () => {
  const [stored] = useState(storedNewcomer);
  const consent = useAgreement(stored?.agreedTo);
  const [newcomer, setNewcomer] = useState<(Newcomer & { until: number }) | undefined>(stored);
  const [isBack, setBack] = useState(false);
  const agreedTo = consent.version;
  useEffect(() => {
    if (!newcomer) return undefined;
    storeNewcomer({ ...newcomer, agreedTo });
    // The page is left, or somebody has joined. A reload doesn't come here.
    return dropNewcomer;
  }, [newcomer, agreedTo]);
  const onBack = (): void => {
    setNewcomer(undefined);
    setBack(true);
  };
  return {
    newcomer,
    setNewcomer: (proven: Newcomer) => setNewcomer({ ...proven, until: ticketEnd() }),
    consent,
    isBack,
    onBack,
  };
};

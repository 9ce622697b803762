import { useState } from 'react';

/** A proven mobile that has no account yet. */
export interface Newcomer {
  mobile: string;
  registerTicket: string;
}

/** Stores the visitor who is about to join, and whether they returned from that step to change the number. */
export const useNewcomer = () => {
  const [newcomer, setNewcomer] = useState<Newcomer>();
  const [isBack, setBack] = useState(false);
  const onBack = (): void => {
    setNewcomer(undefined);
    setBack(true);
  };
  return { newcomer, setNewcomer, isBack, onBack };
};

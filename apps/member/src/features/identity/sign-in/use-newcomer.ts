import { useState } from 'react';

/** A proven mobile that has no account yet. */
export interface Newcomer {
  mobile: string;
  registerTicket: string;
}

/** Who is about to join, once their mobile is proven; and whether they came back from there for another number. */
export const useNewcomer = () => {
  const [newcomer, setNewcomer] = useState<Newcomer>();
  const [isBack, setBack] = useState(false);
  const onBack = (): void => {
    setNewcomer(undefined);
    setBack(true);
  };
  return { newcomer, setNewcomer, isBack, onBack };
};

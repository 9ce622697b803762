import { useState } from 'react';

export interface Consent {
  agreed: boolean;
  onAgreedChange: (agreed: boolean) => void;
}

/** Lets an action through once the texts are agreed to, and asks for that where it is missing. */
export const useConsent = ({ agreed, onAgreedChange }: Consent) => {
  const [waiting, setWaiting] = useState<() => void>();
  return {
    whenAgreed: (act: () => void): void => (agreed ? act() : setWaiting(() => act)),
    /** Properties of the AgreementSheet. */
    sheet: {
      opened: waiting !== undefined,
      onClose: () => setWaiting(undefined),
      onAgree: () => {
        onAgreedChange(true);
        setWaiting(undefined);
        waiting?.();
      },
    },
  };
};

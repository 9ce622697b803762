import { useState } from 'react';

export interface Consent {
  agreed: boolean;
  onAgreedChange: (agreed: boolean) => void;
  /** The version of the texts that held then; undefined until it is loaded. */
  version?: string | undefined;
}

/** Runs an action when the member has agreed to the texts, and otherwise asks for the consent first. */
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

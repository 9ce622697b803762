import { useGetAgreement } from '@yayan/api-client/react';
import { useState } from 'react';
import type { Consent } from './use-consent.ts';

/** Whether the visitor agreed, and to which version: the one that held when they ticked the box. */
export const useAgreement = (): Consent => {
  const { data } = useGetAgreement({ request: { quiet: true } });
  const [agreed, setAgreed] = useState(false);
  const [version, setVersion] = useState<string>();
  return {
    agreed,
    version,
    onAgreedChange: (isAgreed) => {
      setAgreed(isAgreed);
      setVersion(isAgreed ? data?.version : undefined);
    },
  };
};

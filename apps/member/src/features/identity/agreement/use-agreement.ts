import { useGetAgreement } from '@yayan/api-client/react';
import { useState } from 'react';
import type { Consent } from './use-consent.ts';

/**
 * Whether the visitor agreed, and to which version: the one that held when they ticked the box, in this tab before a reload too
 * (`agreedTo`).
 */
export const useAgreement = (agreedTo?: string): Consent => {
  const { data } = useGetAgreement({ request: { quiet: true } });
  const [agreed, setAgreed] = useState(agreedTo !== undefined);
  const [version, setVersion] = useState(agreedTo);
  return {
    agreed,
    version,
    onAgreedChange: (isAgreed) => {
      setAgreed(isAgreed);
      setVersion(isAgreed ? data?.version : undefined);
    },
  };
};

import type { LegalAsk } from '@yayan/api-client';
import { useGetAccount } from '@yayan/api-client/react';
import { AgreementRenewal } from './AgreementRenewal.tsx';

/** Asks for the consent when the member hasn't given it yet. */
export function RenewalNotice({ agreement }: { agreement: LegalAsk }) {
  const account = useGetAccount().data;
  if (!account?.agreementDue) return null;
  return <AgreementRenewal account={account} agreement={agreement} />;
}

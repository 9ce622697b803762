import { useGetAccount } from '@yayan/api-client/react';
import { AgreementRenewal } from './AgreementRenewal.tsx';
import { agreementText } from './agreement-text.ts';

/** Asks for the consent when the member hasn't given it yet. */
export function RenewalNotice() {
  const account = useGetAccount().data;
  if (!account?.agreementDue) return null;
  return <AgreementRenewal account={account} changes={agreementText.changes[0]?.what ?? ''} />;
}

import { lazy, Suspense } from 'react';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import { agreementText } from './agreement-text.ts';
import { LegalPage } from './LegalPage.tsx';

/** Only members are asked to agree again. */
const RenewalNotice = lazy(async () => ({
  default: (await import('./RenewalNotice.tsx')).RenewalNotice,
}));

export default function AgreementPage() {
  const notice = useIsSignedIn() ? (
    <Suspense>
      <RenewalNotice />
    </Suspense>
  ) : null;
  return <LegalPage {...agreementText} notice={notice} />;
}

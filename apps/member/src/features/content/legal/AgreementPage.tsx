import type { LegalText } from '@yayan/api-client';
import { lazy, Suspense } from 'react';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import { LegalPage } from './LegalPage.tsx';

/** Only members are asked to agree again. */
const RenewalNotice = lazy(async () => ({
  default: (await import('./RenewalNotice.tsx')).RenewalNotice,
}));

/** Asks about the text that holds, never about an earlier or a coming one. */
function Renewal({ text: { state, agreement } }: { text: LegalText }) {
  if (!useIsSignedIn() || state !== 'current') return null;
  return (
    <Suspense>
      <RenewalNotice agreement={agreement} />
    </Suspense>
  );
}

export default function AgreementPage() {
  return <LegalPage kind="agreement" title="用户协议" Notice={Renewal} />;
}

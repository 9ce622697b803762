import { agreementText } from './agreement-text.ts';
import { LegalPage } from './LegalPage.tsx';

export default function AgreementPage() {
  return <LegalPage {...agreementText} />;
}

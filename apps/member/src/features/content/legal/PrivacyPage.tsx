import { privacyText } from './privacy-text.ts';
import { LegalPage } from './LegalPage.tsx';

export default function PrivacyPage() {
  return <LegalPage {...privacyText} />;
}

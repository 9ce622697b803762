import { LegalPage } from './LegalPage.tsx';

export default function PrivacyPage() {
  return <LegalPage kind="privacy" title="隐私政策" />;
}

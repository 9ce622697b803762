import { LegalPage } from './LegalPage.tsx';

export default function SdkListPage() {
  return <LegalPage kind="sdk" title="第三方 SDK 目录" />;
}

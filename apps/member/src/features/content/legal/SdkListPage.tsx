import { sdkListText } from './sdk-list-text.ts';
import { LegalPage } from './LegalPage.tsx';

export default function SdkListPage() {
  return <LegalPage {...sdkListText} />;
}

import { Button, StatePanel } from '@yayan/ui';
import { useDocumentTitle } from './use-document-title.ts';

/** Shown instead of a page that failed. A reload also gets a newer release, whose files replaced those of this page. */
export function CrashedPage() {
  useDocumentTitle('页面出错');
  return (
    <StatePanel
      stage="withered"
      title="这个页面没有打开"
      heading
      role="alert"
      action={<Button onClick={() => globalThis.location.reload()}>刷新</Button>}
    >
      可能刚发布了新版本。刷新后再试；还是不行，请告诉管理员。
    </StatePanel>
  );
}

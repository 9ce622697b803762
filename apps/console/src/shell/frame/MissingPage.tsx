import { ButtonLink, StatePanel } from '@yayan/ui';
import { useDocumentTitle } from './use-document-title.ts';

/** The page of an address that the console doesn't have. */
export function MissingPage() {
  useDocumentTitle('没有这个页面');
  return (
    <StatePanel
      stage="withered"
      title="没有这个页面"
      heading
      action={<ButtonLink href="/">回到今天</ButtonLink>}
    >
      地址可能写错了，或者你要找的内容已经搬走。
    </StatePanel>
  );
}

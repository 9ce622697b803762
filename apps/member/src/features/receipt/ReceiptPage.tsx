import { useQuery } from '@tanstack/react-query';
import { ReceiptKind } from '@yayan/api-client';
import { PageTitle, Skeleton } from '@yayan/ui';
import { useLocation, useSearchParams } from 'react-router';
import { SignInFirst } from '../../shell/guards/SignInFirst.tsx';
import { useIsSignedIn } from '../../shell/session/use-is-signed-in.ts';
import { OwnReceipt } from './OwnReceipt.tsx';
import { PasteReceipt } from './PasteReceipt.tsx';
import classes from './ReceiptPage.module.css';
import { receiptOfHash } from './receipt-link.ts';
import { ReceiptView } from './ReceiptView.tsx';

const kinds: readonly string[] = Object.values(ReceiptKind);
const isKind = (text: string | null): text is ReceiptKind => text !== null && kinds.includes(text);

/**
 * 凭证 (rule 3.39). `?of=result&id=` makes one of the member's own; `#…` shows the one in the address to anybody; without
 * either it checks a file.
 */
export default function ReceiptPage() {
  const [search] = useSearchParams();
  const code = useLocation().hash.slice(1);
  const isSignedIn = useIsSignedIn();
  const [kind, id] = [search.get('of'), search.get('id')];
  if (code === '' && isKind(kind) && id !== null)
    return isSignedIn ? (
      <OwnReceipt kind={kind} id={id} />
    ) : (
      <SignInFirst title="登录后开具凭证">核对别人给你的凭证不用登录。</SignInFirst>
    );
  return (
    <div className={classes['root']}>
      <PageTitle title="核对凭证" lead="任何人都可以核对，不用登录。核对在你的浏览器里完成，凭证不会上传。" />
      {code === '' ? <PasteReceipt /> : <OfAddress key={code} code={code} />}
    </div>
  );
}

function OfAddress({ code }: { code: string }) {
  const read = useQuery({
    queryKey: ['receiptOfHash', code],
    queryFn: async () => (await receiptOfHash(code)) ?? null,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (read.isPending) return <Skeleton height={320} radius="lg" />;
  if (read.data) return <ReceiptView signed={read.data} />;
  return (
    <>
      <p role="alert">这个地址里没有完整的凭证，可能复制时少了一段。可以改用凭证文件核对：</p>
      <PasteReceipt />
    </>
  );
}

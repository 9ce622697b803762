import { useQuery } from '@tanstack/react-query';
import type { SignedReceipt } from '@yayan/api-client';
import { saveFile } from '@yayan/site';
import { Button, CopyButton, QrCode } from '@yayan/ui';
import { Suspense } from 'react';
import { isWeChat } from '../../shell/client/is-wechat.ts';
import { OpenInBrowser } from '../../shell/notices/OpenInBrowser.tsx';
import classes from './ReceiptPage.module.css';
import { receiptAddress } from './receipt-link.ts';

/** The receipt as a file, as an address with its QR code, and on paper. */
export function ReceiptActions({ signed }: { signed: SignedReceipt }) {
  const { data: address } = useQuery({
    queryKey: ['receiptAddress', signed.signature],
    queryFn: () => receiptAddress(signed),
    staleTime: Infinity,
  });
  const save = (): void =>
    saveFile(
      new Blob([JSON.stringify(signed, null, 2)], { type: 'application/json' }),
      `凭证-${signed.receipt.number}.json`,
    );
  return (
    <>
      {address === undefined ? null : (
        <figure className={classes['code']}>
          <Suspense>
            <QrCode text={address} label="二维码：核对这张凭证" size={288} />
          </Suspense>
          <figcaption>扫码核对这张凭证</figcaption>
        </figure>
      )}
      <div className={classes['actions']}>
        {isWeChat() ? <OpenInBrowser /> : <Button onClick={save}>下载凭证文件</Button>}
        <Button variant="default" onClick={() => globalThis.print()}>
          打印
        </Button>
        {address === undefined ? null : <CopyButton value={address} label="复制核对地址" />}
      </div>
    </>
  );
}

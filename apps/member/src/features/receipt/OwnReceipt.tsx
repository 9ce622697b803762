import type { ReceiptKind } from '@yayan/api-client';
import { useGetReceipt } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { PageTitle, Skeleton, StatePanel } from '@yayan/ui';
import { FailedPage } from '../../shell/notices/FailedPage.tsx';
import classes from './ReceiptPage.module.css';
import { ReceiptActions } from './ReceiptActions.tsx';
import { ReceiptView } from './ReceiptView.tsx';

/** A new receipt of one of the member's own records, to store, to print and to hand on. */
export function OwnReceipt({ kind, id }: { kind: ReceiptKind; id: string }) {
  const query = useGetReceipt(kind, id, { query: { staleTime: Infinity }, request: { quiet: true } });
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height={420} radius="lg" />}
      failed={<FailedPage query={query} title="凭证" />}
      notFound={
        <StatePanel heading stage="withered" title="没有可以开具凭证的记录">
          任务结束以后才有凭证；别人的记录不能开具。
        </StatePanel>
      }
    >
      {(signed) => (
        <div className={classes['root']}>
          <PageTitle
            title="凭证"
            lead="由我们签名，拿到它的人都可以核对真假。里面有你的会员编号，请只交给需要的人。"
          />
          <ReceiptView signed={signed} />
          <ReceiptActions signed={signed} />
        </div>
      )}
    </QueryView>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type ReceiptVerdict, type SignedReceipt, verifyReceipt } from '@yayan/api-client';
import { useListReceiptKeys } from '@yayan/api-client/react';
import { Alert, Button, Card, type Fact, FactList, formatMoment, SectionHeading } from '@yayan/ui';
import classes from './ReceiptPage.module.css';

const kindNames = { result: '任务结果', order: '兑换订单', draw: '抽奖' } as const;

/** All that the receipt holds. */
const factsOf = ({ receipt }: SignedReceipt): readonly Fact[] => [
  ['种类', kindNames[receipt.kind]],
  ...receipt.facts.map(({ name, value }): Fact => [name, value]),
  ['会员编号', receipt.holder],
  ['查询编号', receipt.number],
  ['开具方', receipt.issuer],
  ['开具时间', formatMoment(receipt.issuedAt)],
];

/** A receipt with what the check of its signature found. */
export function ReceiptView({ signed }: { signed: SignedReceipt }) {
  return (
    <Card component="section" aria-labelledby="receipt">
      <SectionHeading id="receipt" title={signed.receipt.title} />
      <Verdict signed={signed} />
      <FactList facts={factsOf(signed)} look="receipt" className={classes['facts']} />
    </Card>
  );
}

const verdicts: Readonly<Record<ReceiptVerdict, { color: string; text: string }>> = {
  genuine: {
    color: 'leaf',
    text: '签名有效：这张凭证由我们开具，内容没有改动。记录以后可能更正，以开具时间为准。',
  },
  changed: { color: 'seal', text: '签名不符：内容被改动过，或者不是我们开具的，请不要采信。' },
  unknownKey: { color: 'seal', text: '不认识的签名：我们没有用这把密钥开具过凭证，请不要采信。' },
};

function Verdict({ signed }: { signed: SignedReceipt }) {
  const keys = useListReceiptKeys({ query: { staleTime: Infinity }, request: { quiet: true } });
  const verdict = useQuery({
    queryKey: ['verifyReceipt', signed, keys.data],
    queryFn: () => verifyReceipt(signed, keys.data?.items ?? []),
    enabled: keys.data !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (keys.isError)
    return (
      <Alert color="gold" role="alert">
        没有取到公开密钥，还不能核对。
        <Button
          variant="subtle"
          size="sm"
          mih={44}
          loading={keys.isFetching}
          onClick={() => void keys.refetch()}
        >
          重试
        </Button>
      </Alert>
    );
  if (verdict.isError)
    return (
      <Alert color="gold" role="alert">
        这个浏览器不能核对签名，请换新版浏览器打开这一页。
      </Alert>
    );
  if (verdict.data === undefined) return <output>正在核对签名…</output>;
  const { color, text } = verdicts[verdict.data];
  return (
    <Alert color={color} role="alert">
      {text}
    </Alert>
  );
}

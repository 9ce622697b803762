import type { OrderConfirmation } from '@yayan/api-client';
import { Alert, Button } from '@yayan/ui';
import { useState } from 'react';

interface WeixinBridge {
  invoke: (name: string, options: object, answer: (result: { err_msg?: string }) => void) => void;
}

/** The object that WeChat's browser adds to pages. */
const bridge = (): WeixinBridge | undefined =>
  (globalThis as { WeixinJSBridge?: WeixinBridge }).WeixinJSBridge; // WeChat's own, in no library of types.

/** 确认收款: the member confirms a WeChat payout inside WeChat. */
export function ConfirmReceipt({ confirmation }: { confirmation: OrderConfirmation }) {
  const [hasFailed, setFailed] = useState(false);
  const inside = bridge();
  if (!inside) return <Alert>微信要求你确认收款：请在 24 小时内用微信打开这个页面，点“确认收款”。</Alert>;
  const confirm = (): void =>
    inside.invoke('requestMerchantTransfer', confirmation, ({ err_msg: said }) =>
      setFailed(said !== 'requestMerchantTransfer:ok'),
    );
  return (
    <>
      <Button onClick={confirm}>确认收款</Button>
      {hasFailed ? (
        <Alert color="seal" role="alert">
          还没有确认收款，24 小时内都可以再试
        </Alert>
      ) : null}
    </>
  );
}

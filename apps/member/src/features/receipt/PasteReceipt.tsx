import type { SignedReceipt } from '@yayan/api-client';
import { Button, Textarea } from '@yayan/ui';
import { type SubmitEvent, useState } from 'react';
import classes from './ReceiptPage.module.css';
import { readReceipt } from './receipt-link.ts';
import { ReceiptView } from './ReceiptView.tsx';

/** Checks the text of a receipt file. */
export function PasteReceipt() {
  const [text, setText] = useState('');
  const [signed, setSigned] = useState<SignedReceipt>();
  const [isWrong, setIsWrong] = useState(false);
  const check = (event: SubmitEvent): void => {
    event.preventDefault();
    const read = readReceipt(text);
    setSigned(read);
    setIsWrong(read === undefined);
  };
  return (
    <>
      <form className={classes['form']} onSubmit={check}>
        <Textarea
          label="凭证文件的内容"
          description="打开下载的 .json 文件，全部复制到这里"
          rows={6}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={isWrong ? '这不是一张完整的凭证，请全部复制' : undefined}
        />
        <div className={classes['actions']}>
          <Button type="submit">核对</Button>
        </div>
      </form>
      {signed === undefined ? null : <ReceiptView key={signed.signature} signed={signed} />}
    </>
  );
}

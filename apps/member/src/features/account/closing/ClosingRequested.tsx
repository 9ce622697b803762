import { useQueryClient } from '@tanstack/react-query';
import { useCancelAccountClosing } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { Button, formatMoment, useTakeFocus } from '@yayan/ui';
import { useRef } from 'react';
import { toaster } from '../../../shell/client/client.ts';
import { invalidateClosing } from './invalidate-closing.ts';
import classes from '../frame/SheetForm.module.css';

interface ClosingRequestedProps {
  closesAt: string;
  onClose: () => void;
}

/** A deletion was requested: until when it can be cancelled, and the button for it. */
export function ClosingRequested({ closesAt, onClose }: ClosingRequestedProps) {
  const queries = useQueryClient();
  const said = useRef<HTMLOutputElement>(null);
  useTakeFocus(said);
  const cancel = useCancelAccountClosing({
    mutation: {
      onSuccess: async (closing) => {
        onClose();
        toaster.success('已取消注销，账号保留');
        await invalidateClosing(queries, closing);
      },
    },
  });
  return (
    <div className={classes['form']}>
      <output ref={said} className={classes['done']} tabIndex={-1}>
        <strong>账号将在 {formatMoment(closesAt)} 注销</strong>
        <p>在此之前取消，或者重新登录一次，账号和金币都会原样保留。</p>
      </output>
      <p className={classes['problem']} role="alert">
        {cancel.isError ? failureText(cancel.error) : ''}
      </p>
      <Button fullWidth loading={cancel.isPending} onClick={() => cancel.mutate()}>
        取消注销，保留账号
      </Button>
    </div>
  );
}

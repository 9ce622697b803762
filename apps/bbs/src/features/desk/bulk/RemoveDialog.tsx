import { failureText, useAction, useFieldProblem } from '@yayan/site';
import { Button, Checkbox, Form, Sheet, Textarea } from '@yayan/ui';
import { useRef, useState } from 'react';
import { reasonError } from '../../../shell/client/reason-error.ts';
import classes from './RemoveDialog.module.css';

interface RemoveDialogProps {
  /** The answers to delete; closed without any. */
  ids: readonly string[];
  onClose: () => void;
  onRemove: (reason: string, counts: boolean) => Promise<void>;
}

/** Asks for the reason of a deletion; the authors can read it. */
export function RemoveDialog({ ids, onClose, onRemove }: RemoveDialogProps) {
  const [reason, setReason] = useState('');
  const [counts, setCounts] = useState(false);
  const [failure, refuse] = useFieldProblem(reason, reasonError);
  const field = useRef<HTMLTextAreaElement>(null);
  const { run, isPending } = useAction(
    async () => {
      await onRemove(reason.trim(), counts);
      setReason('');
      setCounts(false);
      onClose();
    },
    { onError: (error) => refuse(failureText(error)) },
  );
  const remove = async (): Promise<void> => {
    const wrong = reasonError(reason);
    refuse(wrong);
    if (wrong === undefined) await run();
    else field.current?.focus();
  };
  return (
    <Sheet
      opened={ids.length > 0}
      onClose={isPending ? () => undefined : onClose}
      title={ids.length > 1 ? `删除这 ${ids.length} 条回答？` : '删除这条回答？'}
    >
      <Form className={classes['root']} onSubmit={remove}>
        <p className={classes['text']}>作者会看到原因，题目还开放时可以重新回答。删除后 30 天内可以恢复。</p>
        <Textarea
          ref={field}
          label="原因"
          description="会告诉作者"
          autosize
          minRows={2}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={failure}
          data-autofocus
        />
        <Checkbox
          label="仍算作已回答"
          checked={counts}
          onChange={(event) => setCounts(event.currentTarget.checked)}
        />
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose} disabled={isPending}>
            再想想
          </Button>
          <Button type="submit" color="seal" loading={isPending}>
            删除
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}

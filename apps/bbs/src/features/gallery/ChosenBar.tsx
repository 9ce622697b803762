import { useQueryClient } from '@tanstack/react-query';
import { downloadGroupAttachments, removeGroupAttachments } from '@yayan/api-client';
import { getListGroupAttachmentsQueryKey } from '@yayan/api-client/react';
import { failureText, saveFile, useAction, useFieldProblem } from '@yayan/site';
import { Button, Form, Sheet, Textarea } from '@yayan/ui';
import { useRef, useState } from 'react';
import { toaster } from '../../shell/client/client.ts';
import { reasonError } from '../../shell/client/reason-error.ts';
import classes from './GalleryPage.module.css';

/** The most attachments that one call removes. */
const MOST_REMOVED = 100;

/** The hosts' actions for chosen files: download them as an archive, or remove them with a reason. */
export function ChosenBar({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [failure, refuse] = useFieldProblem(reason, reasonError);
  const field = useRef<HTMLTextAreaElement>(null);
  const onError = (error: unknown): void => refuse(failureText(error));
  const downloading = useAction(
    async () => {
      refuse(undefined);
      saveFile(await downloadGroupAttachments({ ids: [...ids] }), '附件.zip');
    },
    { onError },
  );
  const removing = useAction(
    async () => {
      let removed = 0;
      try {
        for (let from = 0; from < ids.length; from += MOST_REMOVED) {
          const batch = ids.slice(from, from + MOST_REMOVED);
          removed += (await removeGroupAttachments({ ids: batch, reason: reason.trim() })).removed;
        }
      } catch (error) {
        if (removed === 0) throw error;
        const failed = `已移除 ${removed} 个，其余没有移除：${failureText(error)}`;
        return refuse(failed);
      } finally {
        await client.invalidateQueries({ queryKey: getListGroupAttachmentsQueryKey() });
      }
      setAsking(false);
      setReason('');
      onDone();
      toaster.success(`已移除 ${removed} 个附件`);
    },
    { onError },
  );
  const remove = async (): Promise<void> => {
    const wrong = reasonError(reason);
    refuse(wrong);
    if (wrong === undefined) await removing.run();
    else field.current?.focus();
  };
  if (ids.length === 0) return null;
  return (
    <div className={classes['chosen']}>
      <b>已选 {ids.length} 个</b>
      <Button variant="default" loading={downloading.isPending} onClick={() => void downloading.run()}>
        下载
      </Button>
      <Button variant="default" onClick={() => setAsking(true)}>
        移除
      </Button>
      <Button variant="subtle" onClick={onDone}>
        取消选择
      </Button>
      <output className={classes['failure']}>{isAsking ? null : failure}</output>
      <Sheet opened={isAsking} onClose={() => setAsking(false)} title={`移除这 ${ids.length} 个附件？`}>
        <Form className={classes['form']} onSubmit={remove}>
          <p className={classes['dim']}>移除后谁都打不开，文字回答还在。</p>
          <Textarea
            ref={field}
            label="原因"
            description="留作记录"
            autosize
            minRows={2}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={failure}
            data-autofocus
          />
          <Button type="submit" color="seal" loading={removing.isPending}>
            移除
          </Button>
        </Form>
      </Sheet>
    </div>
  );
}

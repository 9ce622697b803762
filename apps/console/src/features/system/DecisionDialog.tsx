import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText, type OperatorRequest } from '@yayan/console-client';
import { Alert, Button, Form, Modal, Textarea } from '@yayan/ui';
import { useState } from 'react';
import { ChangeTable } from '../../shell/act/ChangeTable.tsx';
import { toaster } from '../../shell/session/toaster.ts';
import classes from './DecisionDialog.module.css';

/** What is decided about a request. */
export interface Decision {
  title: string;
  label: string;
  done: string;
  isDangerous?: boolean;
  send: (id: string, reason: string) => Promise<unknown>;
}

interface DecisionFormProps {
  request: OperatorRequest;
  decision: Decision;
  onClose: () => void;
}

function DecisionForm({ request, decision, onClose }: DecisionFormProps) {
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const decide = useMutation({
    mutationFn: () => decision.send(request.id, reason.trim()),
    onSuccess: () => {
      toaster.success(decision.done);
      onClose();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  const isMissing = reason.trim().length < 2;
  return (
    <Form
      aria-label={decision.title}
      className={classes['form']}
      onSubmit={() => {
        if (!isMissing && !decide.isPending) decide.mutate();
      }}
    >
      <ChangeTable title={request.title} changes={request.changes} />
      <p className={classes['text']}>
        {request.askedBy} 的原因：{request.reason}
      </p>
      <Textarea
        label="你的理由"
        required
        maxLength={200}
        autosize
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
      {decide.error ? (
        <Alert color="seal" role="alert">
          {failureText(decide.error)}
        </Alert>
      ) : null}
      <div className={classes['buttons']}>
        <Button variant="default" onClick={onClose} disabled={decide.isPending}>
          再想想
        </Button>
        <Button
          type="submit"
          color={decision.isDangerous ? 'seal' : 'qing'}
          loading={decide.isPending}
          disabled={isMissing}
        >
          {decision.label}
        </Button>
      </div>
    </Form>
  );
}

interface DecisionDialogProps {
  request: OperatorRequest;
  decision: Decision | undefined;
  onClose: () => void;
}

/** Asks why a request is agreed to or refused, beside what it would change. */
export function DecisionDialog({ request, decision, onClose }: DecisionDialogProps) {
  return (
    <Modal
      opened={decision !== undefined}
      onClose={onClose}
      title={decision?.title}
      closeButtonProps={{ 'aria-label': '关闭' }}
      keepMounted={false}
    >
      {decision ? <DecisionForm request={request} decision={decision} onClose={onClose} /> : null}
    </Modal>
  );
}

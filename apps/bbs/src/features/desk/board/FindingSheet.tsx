import type { QuoteFinding } from '@yayan/api-client';
import { newIdempotencyKey } from '@yayan/auth';
import { useAction, useFieldProblem } from '@yayan/site';
import { Alert, Button, Form, Sheet, Textarea, TextInput } from '@yayan/ui';
import { useState } from 'react';
import classes from './Quotes.module.css';
import { useBoard } from './use-board.ts';

interface FindingSheetProps {
  /** Undefined for a new one. */
  finding: QuoteFinding | undefined;
  onClose: () => void;
}

/** Writes a finding: a title and a sentence. A removed finding leaves its quotes on the board. */
export function FindingSheet({ finding, onClose }: FindingSheetProps) {
  const board = useBoard();
  const [id] = useState(() => finding?.id ?? newIdempotencyKey());
  const [title, setTitle] = useState(finding?.title ?? '');
  const [sentence, setSentence] = useState(finding?.sentence ?? '');
  const [problem, refuse] = useFieldProblem(title);
  const saving = useAction(async () => {
    await board.saveFrom({ id, title: title.trim(), sentence: sentence.trim() });
    onClose();
  });
  const removing = useAction(async () => {
    await board.drop(id);
    onClose();
  });
  const failure = saving.failure ?? removing.failure;
  return (
    <Sheet opened onClose={onClose} title={finding ? '编辑结论' : '新增结论'}>
      <Form
        className={classes['form']}
        onSubmit={async () => {
          if (title.trim() === '') return refuse('请写一个标题');
          await saving.run();
        }}
      >
        <TextInput
          label="标题"
          maxLength={60}
          data-autofocus
          value={title}
          error={problem}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Textarea
          label="一句话说明"
          maxLength={500}
          autosize
          minRows={2}
          value={sentence}
          onChange={(event) => setSentence(event.currentTarget.value)}
        />
        {failure === undefined ? null : (
          <Alert color="seal" role="alert">
            {failure}
          </Alert>
        )}
        <Button type="submit" loading={saving.isPending}>
          保存
        </Button>
        {finding ? (
          <Button
            variant="subtle"
            color="seal"
            loading={removing.isPending}
            onClick={() => void removing.run()}
          >
            删除结论，金句留下
          </Button>
        ) : null}
      </Form>
    </Sheet>
  );
}

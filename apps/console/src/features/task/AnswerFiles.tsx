import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AnswerFile, failureText, showAnswerFiles } from '@yayan/console-client';
import { Alert, Button, Form, TextInput } from '@yayan/ui';
import { useEffect, useState } from 'react';
import { ReasonChips } from '../../shell/act/ReasonChips.tsx';
import { mayDo, useSession } from '../../shell/session/session.ts';
import classes from './AnswerFiles.module.css';

const reasons = ['核对上传的凭证', '整理开放题的图片', '质量检查'];
const SHORTEST = 2;

function File({ file: { question, name, contentType, url } }: { file: AnswerFile }) {
  return (
    <li className={classes['file']}>
      {contentType.startsWith('image/') ? (
        <img src={url} alt={`${question}：${name}`} className={classes['picture']} />
      ) : null}
      <a href={url} target="_blank" rel="noreferrer">
        {name}
      </a>
      <span className={classes['question']}>题目 {question}</span>
    </li>
  );
}

/**
 * The files in one participation's answers, by the code in the task's report. Who may and gives a reason sees them for some
 * minutes (rule 14.49).
 */
export function AnswerFiles({ taskId }: { taskId: string }) {
  const session = useSession();
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const [reason, setReason] = useState('');
  const show = useMutation({
    mutationFn: () => showAnswerFiles(taskId, { supportCode: code.trim(), reason: reason.trim() }),
    gcTime: 0,
    onSuccess: () => queries.invalidateQueries(),
  });
  const { data: shown, reset } = show;
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(reset, shown.minutes * 60_000);
    return () => clearTimeout(timer);
  }, [shown, reset]);
  if (!mayDo(session, ['answerFiles.show'])) return null;
  const isMissing = code.trim().length < 4 || reason.trim().length < SHORTEST;
  return (
    <section className={classes['root']} aria-labelledby="answer-files">
      <h2 id="answer-files" className={classes['heading']}>
        答卷文件
      </h2>
      <p className={classes['text']}>
        填报表里的查询编号，看这份答卷上传的文件。链接十分钟有效，谁为什么看过会写进操作记录。
      </p>
      <Form
        aria-label="查看答卷文件"
        className={classes['form']}
        onSubmit={() => {
          if (!isMissing && !show.isPending) show.mutate();
        }}
      >
        <TextInput
          label="查询编号"
          required
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <div>
          <TextInput
            label="原因"
            required
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <ReasonChips reasons={reasons} onChoose={setReason} />
        </div>
        {show.error ? (
          <Alert color="seal" role="alert">
            {failureText(show.error)}
          </Alert>
        ) : null}
        <div>
          <Button type="submit" variant="light" loading={show.isPending} disabled={isMissing}>
            查看文件
          </Button>
        </div>
      </Form>
      <div aria-live="polite">
        {shown === undefined ? null : shown.files.length === 0 ? (
          <p className={classes['text']}>{shown.supportCode} 这份答卷没有上传文件。</p>
        ) : (
          <ul className={classes['files']} aria-label={`${shown.supportCode} 的文件`}>
            {shown.files.map((file) => (
              <File key={file.url} file={file} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

import { IconPaperclip } from '@tabler/icons-react';
import { Button, FileButton } from '@yayan/ui';
import classes from './QuestionFiles.module.css';
import { QuestionFileRow } from './QuestionFileRow.tsx';
import { mostQuestionFiles, type QuestionFiles as Files } from './use-question-files.ts';

interface QuestionFilesProps {
  files: Files;
  /** Whether somebody has answered: then the files can't be changed, only their descriptions (rule 6.42). */
  fixed: boolean;
}

/** The files that respondents see below a question, with a button to add some. */
export function QuestionFiles({ files, fixed }: QuestionFilesProps) {
  const { items, problem } = files;
  const isFull = items.length >= mostQuestionFiles;
  if (fixed && items.length === 0) return null;
  return (
    <section className={classes['root']} aria-label="题目附件">
      <div>
        <b className={classes['title']}>题目附件</b>
        <p className={classes['note']}>
          {fixed
            ? '已有回答，附件不能增减，只能补充说明。'
            : `图片、视频、录音或 PDF，受访者在问题下面看到，最多 ${mostQuestionFiles} 个。`}
        </p>
      </div>
      {items.length > 0 ? (
        <ol className={classes['rows']}>
          {items.map((item, place) => (
            <QuestionFileRow key={item.key} item={item} place={place} files={files} fixed={fixed} />
          ))}
        </ol>
      ) : null}
      {fixed ? null : (
        <FileButton
          accept={files.offered}
          multiple
          disabled={isFull}
          onChange={(chosen) => void files.add(chosen)}
          inputProps={{ 'aria-label': '选择题目附件' }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              className={classes['add'] ?? ''}
              disabled={isFull}
              leftSection={<IconPaperclip size={20} stroke={1.75} aria-hidden />}
            >
              {items.length === 0 ? '加附件' : `再加（${items.length} / ${mostQuestionFiles}）`}
            </Button>
          )}
        </FileButton>
      )}
      <p className={classes['problem']} role="alert">
        {problem}
      </p>
    </section>
  );
}

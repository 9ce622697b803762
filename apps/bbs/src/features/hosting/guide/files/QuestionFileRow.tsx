import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { FileTile, KeptTile } from '@yayan/discussion';
import { ActionIcon, TextInput } from '@yayan/ui';
import classes from './QuestionFiles.module.css';
import type { QuestionFile, QuestionFiles } from './use-question-files.ts';

interface QuestionFileRowProps {
  item: QuestionFile;
  place: number;
  files: QuestionFiles;
  fixed: boolean;
}

/** One file of a question: picture, description, and buttons to move it. */
export function QuestionFileRow({ item, place, files, fixed }: QuestionFileRowProps) {
  const { key, alt, kept, added } = item;
  const number = place + 1;
  return (
    <li className={classes['row']}>
      {kept ? (
        <KeptTile media={kept} onDrop={fixed ? undefined : () => files.remove(key)} />
      ) : (
        <FileTile file={added} onRetry={() => files.retry(key)} onRemove={() => files.remove(key)} />
      )}
      <div className={classes['words']}>
        <TextInput
          label={`附件 ${number} 的说明`}
          placeholder="给看不到的人：里面有什么"
          maxLength={200}
          autoComplete="off"
          value={alt}
          onChange={(event) => files.describe(key, event.currentTarget.value)}
        />
        {fixed || files.items.length === 1 ? null : (
          <div className={classes['moves']}>
            <ActionIcon
              variant="default"
              size={44}
              aria-label={`把附件 ${number} 往前移`}
              disabled={place === 0}
              onClick={() => files.move(key, -1)}
            >
              <IconArrowUp size={20} stroke={1.75} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={44}
              aria-label={`把附件 ${number} 往后移`}
              disabled={number === files.items.length}
              onClick={() => files.move(key, 1)}
            >
              <IconArrowDown size={20} stroke={1.75} />
            </ActionIcon>
          </div>
        )}
      </div>
    </li>
  );
}

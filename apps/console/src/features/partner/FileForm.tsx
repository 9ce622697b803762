import { Textarea } from '@yayan/ui';
import { TextFileButton } from '../../shell/act/TextFileButton.tsx';
import type { ActForm } from '../../shell/act/act-definition.ts';

const ROWS = 8;
const LONGEST = 100_000;

/** A partner's file: chosen, or pasted. */
export const FileForm: ActForm<{ file: string }> = ({ value: { file }, onChange }) => (
  <>
    <TextFileButton
      label="选一个 CSV 文件"
      accept=".csv,.txt,.tsv,text/csv,text/plain"
      onText={(text) => onChange({ file: text })}
    />
    <Textarea
      label="或者粘贴"
      description="每行一个会话：会话编号；或 会话编号,状态。没有状态的是完成。一次最多 500 行。"
      minRows={ROWS}
      maxRows={ROWS}
      autosize
      maxLength={LONGEST}
      value={file}
      onChange={(event) => onChange({ file: event.currentTarget.value })}
      data-autofocus
    />
  </>
);

import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { checkPartnerFile } from '@yayan/console-client';
import { Alert, Textarea } from '@yayan/ui';
import { TextFileButton } from '../../shell/act/TextFileButton.tsx';
import type { ActForm } from '../../shell/act/act-definition.ts';
import classes from './PartnerFileForm.module.css';

const ROWS = 10;
const LONGEST = 40_000;
const PAUSE_MS = 400;

/** A partner's file: chosen, or pasted. Each fault is named. */
export const PartnerFileForm: ActForm<{ file: string }> = ({ value: { file }, onChange }) => {
  const [settled] = useDebouncedValue(file, PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['partner-file', settled],
    queryFn: ({ signal }) => checkPartnerFile({ file: settled }, signal),
    enabled: settled.trim() !== '',
    gcTime: 0,
    retry: false,
  });
  const faults = settled === file ? (data?.faults ?? []) : [];
  return (
    <>
      <TextFileButton
        label="选一个 JSON 文件"
        accept=".json,application/json"
        onText={(text) => onChange({ file: text })}
      />
      <Textarea
        label="或者粘贴"
        description="字段见开发文档的“合作方”。不写 secrets：新的合作方得到一把密钥，已有的保持原来的密钥。"
        classNames={{ input: classes['text'] ?? '' }}
        minRows={ROWS}
        maxRows={ROWS}
        autosize
        spellCheck={false}
        maxLength={LONGEST}
        value={file}
        onChange={(event) => onChange({ file: event.currentTarget.value })}
        data-autofocus
      />
      {faults.length === 0 ? null : (
        <Alert color="seal" role="alert" title={`${faults.length} 处要改`}>
          <ul className={classes['faults']}>
            {faults.map((fault) => (
              <li key={fault}>
                <code>{fault}</code>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
};

import { IconFileUpload } from '@tabler/icons-react';
import { Button, FileButton } from '@yayan/ui';

interface TextFileButtonProps {
  label: string;
  /** Kinds of files to offer. */
  accept: string;
  onText: (text: string) => void;
}

/** Spreadsheet programs in China still write CSV in GB 18030. */
const textOf = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
};

/** Reads a file of text that the operator chooses. Nothing of it is sent before the act. */
export function TextFileButton({ label, accept, onText }: TextFileButtonProps) {
  const read = async (file: File | null): Promise<void> => {
    if (file) onText(textOf(await file.arrayBuffer()));
  };
  return (
    <FileButton accept={accept} onChange={(file) => void read(file)}>
      {(props) => (
        <Button
          {...props}
          variant="default"
          leftSection={<IconFileUpload size={18} stroke={1.75} aria-hidden />}
        >
          {label}
        </Button>
      )}
    </FileButton>
  );
}

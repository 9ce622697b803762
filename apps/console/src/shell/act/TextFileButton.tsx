import { IconFileUpload } from '@tabler/icons-react';
import { Button, FileButton } from '@yayan/ui';

interface TextFileButtonProps {
  label: string;
  /** Kinds of files to offer. */
  accept: string;
  onText: (text: string) => void;
}

/** Reads a file of text that the operator chooses. Nothing of it is sent before the act. */
export function TextFileButton({ label, accept, onText }: TextFileButtonProps) {
  const read = async (file: File | null): Promise<void> => {
    if (file) onText(await file.text());
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

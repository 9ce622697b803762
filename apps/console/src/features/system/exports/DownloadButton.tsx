import { useMutation } from '@tanstack/react-query';
import { downloadExport, failureText, type OperatorExport } from '@yayan/console-client';
import { exportedContentLabels } from '@yayan/contract/console-labels';
import { Button } from '@yayan/ui';
import { toaster } from '../../../shell/session/toaster.ts';

/** Saves a file as the browser saves downloads. */
const save = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Downloads an export. A refusal is said here, instead of being saved as a file. */
export function DownloadButton({ made: { id, list } }: { made: OperatorExport }) {
  const title = exportedContentLabels[list];
  const download = useMutation({
    mutationFn: () => downloadExport(id),
    gcTime: 0,
    onSuccess: (file) => save(file, `${title}.${list === 'memberData' ? 'json' : 'csv'}`),
    onError: (error) => toaster.error(failureText(error)),
  });
  return (
    <Button
      size="xs"
      variant="default"
      loading={download.isPending}
      onClick={() => download.mutate()}
      aria-label={`下载${title}`}
    >
      下载
    </Button>
  );
}

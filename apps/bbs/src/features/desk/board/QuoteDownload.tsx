import type { QuoteFileFormat } from '@yayan/api-client';
import { IconChevronDown } from '@tabler/icons-react';
import { Button, Menu } from '@yayan/ui';

interface QuoteDownloadProps {
  isPending: boolean;
  onDownload: (format: QuoteFileFormat) => void;
}

/** One button for the files of the board: on a phone, one for each would fill the head of it. */
export function QuoteDownload({ isPending, onDownload }: QuoteDownloadProps) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          loading={isPending}
          rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
        >
          下载金句
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onDownload('docx')}>下载 Word</Menu.Item>
        <Menu.Item onClick={() => onDownload('xlsx')}>下载 Excel</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

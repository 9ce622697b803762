import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useClipboard } from '@mantine/hooks';
import { Button } from '../mantine/actions/button.tsx';

interface CopyButtonProps {
  value: string;
  /** 「复制链接」. */
  label?: string | undefined;
  /** 「已复制，快去分享吧」. */
  done?: string | undefined;
}

/** Copies a text and confirms it for two seconds. If the browser refuses, it asks the member to copy by hand. */
export function CopyButton({ value, label = '复制', done = '已复制' }: CopyButtonProps) {
  const clipboard = useClipboard({ timeout: 2000 });
  const Mark = clipboard.copied ? IconCheck : IconCopy;
  const text = clipboard.error ? '请长按文字复制' : clipboard.copied ? done : label;
  return (
    <Button
      variant="light"
      onClick={() => clipboard.copy(value)}
      leftSection={<Mark size={20} stroke={1.75} aria-hidden />}
    >
      <span aria-live="polite">{text}</span>
    </Button>
  );
}

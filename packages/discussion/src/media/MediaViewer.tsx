import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useHotkeys } from '@mantine/hooks';
import { type GroupMedia, GroupMediaKind } from '@yayan/api-client';
import { ActionIcon, Modal } from '@yayan/ui';
import { MediaStage } from './MediaStage.tsx';
import { MediaView } from './MediaView.tsx';
import classes from './MediaViewer.module.css';

/** A file with the text below it. */
export interface ViewedMedia {
  media: GroupMedia;
  caption: string;
}

interface MediaViewerProps {
  items: readonly ViewedMedia[];
  /** The index of the shown file. */
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** One file after another in the whole window: arrow keys and swipes turn, Escape closes. */
export default function MediaViewer({ items, at, onMove, onClose }: MediaViewerProps) {
  const shown = items[at];
  const turn = (by: number): void => {
    if (items[at + by]) onMove(at + by);
  };
  useHotkeys([
    ['ArrowLeft', () => turn(-1)],
    ['ArrowRight', () => turn(1)],
  ]);
  if (!shown) return null;
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={`${shown.caption}（${at + 1} / ${items.length}）`}
      closeButtonProps={{ 'aria-label': '关闭', size: 44, iconSize: 22, radius: 'xl' }}
      classNames={{ content: classes['content'] ?? '', body: classes['body'] ?? '' }}
    >
      <MediaStage
        key={shown.media.id}
        zooms={shown.media.kind === GroupMediaKind.Image}
        onTurn={turn}
        onClose={onClose}
      >
        <MediaView media={shown.media} caption={shown.caption} />
      </MediaStage>
      {items.length > 1 ? (
        <div className={classes['turns']}>
          <ActionIcon
            variant="default"
            size={44}
            radius="xl"
            aria-label="上一个"
            disabled={at === 0}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft size={22} stroke={1.75} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={44}
            radius="xl"
            aria-label="下一个"
            disabled={at === items.length - 1}
            onClick={() => turn(1)}
          >
            <IconChevronRight size={22} stroke={1.75} />
          </ActionIcon>
        </div>
      ) : null}
    </Modal>
  );
}

import { InvitePosterId, type Invitation } from '@yayan/api-client';
import { useGetAccount } from '@yayan/api-client/react';
import { saveFile } from '@yayan/site';
import { Button, ErrorState, SegmentedControl, Sheet, Skeleton } from '@yayan/ui';
import { useState } from 'react';
import { isWeChat } from '../../../shell/client/is-wechat.ts';
import classes from './PosterSheet.module.css';
import { usePoster } from './use-poster.ts';

interface PosterSheetProps {
  opened: boolean;
  onClose: () => void;
  invitation: Invitation;
}

/** Three posters, drawn on the device. In WeChat pictures can only be saved by a long press. */
export function PosterSheet({
  opened,
  onClose,
  invitation: { inviteCode, link, posters },
}: PosterSheetProps) {
  const [id, setId] = useState<InvitePosterId>(InvitePosterId.Sprout);
  const account = useGetAccount({ query: { enabled: opened } }).data;
  const content =
    opened && account
      ? { nickname: account.nickname, avatar: account.avatar, inviteCode, link: `${link}&via=poster` }
      : undefined;
  const { data: poster, isError, refetch } = usePoster(id, content);
  const title = posters.find((one) => one.id === id)?.title ?? '';
  return (
    <Sheet opened={opened} onClose={onClose} title="我的邀请海报">
      <div className={classes['root']}>
        <SegmentedControl
          fullWidth
          aria-label="海报模板"
          data={posters.map((one) => ({ value: one.id, label: one.title }))}
          value={id}
          onChange={(value) => setId(Object.values(InvitePosterId).find((one) => one === value) ?? id)}
        />
        {isError ? (
          <ErrorState message="海报没有生成，请重试" onRetry={() => void refetch()} />
        ) : poster === undefined ? (
          <Skeleton className={classes['picture'] ?? ''} radius="lg" />
        ) : (
          <img
            className={classes['picture']}
            src={poster.address}
            alt={`邀请海报“${title}”，邀请码 ${inviteCode}，扫码打开我的邀请链接`}
          />
        )}
        {isWeChat() ? (
          <p className={classes['hint']}>长按图片保存</p>
        ) : (
          <Button
            size="lg"
            fullWidth
            disabled={poster === undefined}
            onClick={() => poster && saveFile(poster.file, `芽言邀请海报-${title}.png`)}
          >
            保存海报
          </Button>
        )}
      </div>
    </Sheet>
  );
}

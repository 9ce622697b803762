import { useState } from 'react';
import { ConfirmDialog } from '../src/dialog/ConfirmDialog.tsx';
import { Sheet } from '../src/dialog/Sheet.tsx';
import { EmptyState } from '../src/feedback/EmptyState.tsx';
import { ErrorState } from '../src/feedback/ErrorState.tsx';
import { LoadingVeil } from '../src/feedback/LoadingVeil.tsx';
import { StatePanel } from '../src/feedback/StatePanel.tsx';
import { Toasts } from '../src/feedback/Toasts.tsx';
import { createToaster } from '../src/feedback/create-toaster.ts';
import { createVeil } from '../src/feedback/create-veil.ts';
import { Button } from '../src/mantine/actions/button.tsx';
import { Group } from '../src/mantine/layout/group.ts';
import type { Exhibit } from './Exhibit.tsx';

const toaster = createToaster();
const veil = createVeil();
const liftLater = () => {
  const release = veil.show();
  setTimeout(release, 1500);
};

function Dialogs() {
  const [shown, setShown] = useState<'confirm' | 'danger' | 'sheet'>();
  const close = () => setShown(undefined);
  return (
    <Group>
      <Button variant="default" onClick={() => setShown('confirm')}>
        兑换
      </Button>
      <Button variant="default" onClick={() => setShown('danger')}>
        注销
      </Button>
      <Button variant="default" onClick={() => setShown('sheet')}>
        没收到？
      </Button>
      <ConfirmDialog
        opened={shown === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="用 5,000 金币兑换 50 元话费？"
        confirmLabel="确认兑换"
      >
        充值到 138****5678，提交后不可更换号码。
      </ConfirmDialog>
      <ConfirmDialog
        danger
        opened={shown === 'danger'}
        onClose={close}
        onConfirm={close}
        title="注销账号？"
        confirmLabel="注销账号"
      >
        1,240 金币和 2 张卡券将被清空，且无法恢复。
      </ConfirmDialog>
      <Sheet opened={shown === 'sheet'} onClose={close} title="没收到验证码？">
        看看是不是被手机拦截了，60 秒后可以重发。
      </Sheet>
    </Group>
  );
}

export const feedbackExhibits: Exhibit[] = [
  {
    name: 'Toasts',
    layout: 'row',
    states: {
      info: (
        <Button variant="default" onClick={() => toaster.info('新任务每天 10:00、16:00 上新')}>
          提示
        </Button>
      ),
      success: (
        <Button variant="default" onClick={() => toaster.success('签到成功，+5 金币')}>
          成功
        </Button>
      ),
      warning: (
        <Button variant="default" onClick={() => toaster.warning('第 2 组话题今晚 22:00 截止')}>
          提醒
        </Button>
      ),
      error: (
        <Button variant="default" onClick={() => toaster.error('网络开小差了，请稍后再试')}>
          失败
        </Button>
      ),
      place: <Toasts toaster={toaster} />,
    },
  },
  {
    name: 'LoadingVeil',
    layout: 'row',
    states: {
      'for 1.5 s': (
        <Button variant="default" onClick={liftLater}>
          提交
        </Button>
      ),
      place: <LoadingVeil veil={veil} />,
    },
  },
  { name: 'ConfirmDialog', layout: 'row', states: { all: <Dialogs /> } },
  { name: 'BottomSheet', layout: 'row', states: { 'on phones, see above': null } },
  { name: 'Sheet', layout: 'row', states: { 'see 「没收到？」 above': null } },
  {
    name: 'EmptyState',
    states: {
      'with a way on': <EmptyState content="金币记录" action={<Button variant="light">去看看任务</Button>} />,
      'with a hint': <EmptyState content="适合你的任务" hint="完善资料，匹配更多任务。" />,
    },
  },
  {
    name: 'ErrorState',
    states: {
      failed: <ErrorState onRetry={() => undefined} requestId="01JD6Z8K3V" />,
      offline: <ErrorState offline message="网络断开，恢复后自动刷新" />,
    },
  },
  { name: 'StatePanel', states: { done: <StatePanel stage="flower" title="都看完了" /> } },
];

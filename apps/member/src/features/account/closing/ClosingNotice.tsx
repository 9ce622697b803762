import { useGetPrivacy } from '@yayan/api-client/react';
import { Alert, Button, formatMoment, Group } from '@yayan/ui';
import { useOpenSheet } from '../frame/use-open-sheet.ts';

/** Says, above the page, that the account will be deleted. */
export function ClosingNotice() {
  const closesAt = useGetPrivacy().data?.closesAt;
  const { open } = useOpenSheet();
  if (!closesAt) return null;
  return (
    <Alert color="seal" title={`账号将在 ${formatMoment(closesAt)} 注销`}>
      <Group justify="space-between" gap="xs">
        到期后金币、卡券和个人信息会被清空，无法恢复。
        <Button variant="default" onClick={() => open('close')}>
          查看或取消
        </Button>
      </Group>
    </Alert>
  );
}

import { IconDots } from '@tabler/icons-react';
import { ActionIcon, Menu } from '@yayan/ui';

/** What hosts rarely do with an answer, and must not do by a slip. */
export function AnswerMenu({ onRemove }: { onRemove: () => void }) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label="这条回答的更多操作">
          <IconDots size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item c="var(--y-red-text)" onClick={onRemove}>
          删除
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

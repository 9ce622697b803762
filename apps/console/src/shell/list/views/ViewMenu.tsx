import { IconBookmark, IconDeviceFloppy, IconTrash } from '@tabler/icons-react';
import type { SavedView } from '@yayan/console-client';
import { Button, Menu } from '@yayan/ui';
import { useState } from 'react';
import type { FilterValues } from '../list-types.ts';
import type { ColumnChoice } from '../use-columns.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import type { ViewsOf } from './use-views.ts';

interface ViewMenuProps {
  state: ViewsOf;
  /** What the list shows now. */
  shown: { filters: FilterValues; columns: ColumnChoice };
  onChoose: (view: SavedView) => void;
}

/** The saved views of a list: chosen, saved and deleted here. */
export function ViewMenu({ state: { views, current, save, remove }, shown, onChoose }: ViewMenuProps) {
  const [isSaving, setSaving] = useState(false);
  const own = views.filter(({ isOwn }) => isOwn);
  const shared = views.filter(({ isOwn }) => !isOwn);
  const choose = (id: string): void => {
    const view = views.find((each) => each.id === id);
    if (view) onChoose(view);
  };
  const group = (label: string, ofGroup: readonly SavedView[]) =>
    ofGroup.length === 0 ? null : (
      <>
        <Menu.Label>{label}</Menu.Label>
        <Menu.RadioGroup value={current?.id ?? ''} onChange={choose}>
          {ofGroup.map(({ id, name, isOwn, isShared, madeBy }) => (
            <Menu.RadioItem key={id} value={id} closeMenuOnClick>
              {name}
              {isOwn ? (isShared ? '（已共享）' : '') : `（${madeBy}）`}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </>
    );
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={16} stroke={1.75} aria-hidden />}>
            {current ? `视图：${current.name}` : '视图'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {group('我的视图', own)}
          {group('同事共享的', shared)}
          {views.length > 0 ? <Menu.Divider /> : null}
          <Menu.Item
            leftSection={<IconDeviceFloppy size={16} stroke={1.75} aria-hidden />}
            onClick={() => setSaving(true)}
          >
            存为视图…
          </Menu.Item>
          {current?.isOwn ? (
            <Menu.Item
              color="seal"
              leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
              onClick={() => remove.mutate(current)}
            >
              删除视图「{current.name}」
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <SaveViewDialog
        opened={isSaving}
        onClose={() => setSaving(false)}
        save={save}
        shown={{ filters: shown.filters, columns: shown.columns === null ? null : [...shown.columns] }}
        ownNames={own.map(({ name }) => name)}
      />
    </>
  );
}

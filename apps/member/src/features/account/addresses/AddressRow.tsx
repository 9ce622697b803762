import { useQueryClient } from '@tanstack/react-query';
import type { Consignee } from '@yayan/api-client';
import { getListConsigneesQueryKey, useChangeConsignees } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { ActionIcon, ConfirmDialog, Menu, StateBadge } from '@yayan/ui';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { toaster } from '../../../shell/client/client.ts';
import { invalidateBenefits } from '../frame/invalidate-benefits.ts';
import { ThingRow } from '../frame/SettingRow.tsx';

/** One address with its actions: edit, make default, delete. */
export function AddressRow({ consignee, onEdit }: { consignee: Consignee; onEdit: () => void }) {
  const { id, name, mobile, region, regionCode, detail, isDefault } = consignee;
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const change = useChangeConsignees({
    mutation: {
      onSuccess: (list, { data }) => {
        queries.setQueryData(getListConsigneesQueryKey(), list);
        void invalidateBenefits(queries);
        toaster.success(data.action === 'remove' ? '地址已删除' : '已设为默认地址');
        setAsking(false);
      },
    },
  });
  const makeDefault = (): void =>
    change.mutate({ data: { action: 'save', id, name, regionCode, detail, isDefault: true } });
  return (
    <>
      <ThingRow
        label={
          <>
            {name} {mobile}
            {isDefault ? <StateBadge tone="teal" label="默认" /> : null}
          </>
        }
        value={`${region} ${detail}`}
        action={
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon variant="subtle" size={44} radius="xl" aria-label={`${name}的地址：编辑、删除`}>
                <IconDots size={22} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={onEdit}>编辑</Menu.Item>
              {isDefault ? null : <Menu.Item onClick={makeDefault}>设为默认</Menu.Item>}
              <Menu.Item c="var(--y-red-text)" onClick={() => setAsking(true)}>
                删除
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        }
      />
      <ConfirmDialog
        opened={asking}
        title="删除这个地址？"
        confirmLabel="删除地址"
        danger
        pending={change.isPending}
        failure={change.isError ? failureText(change.error) : undefined}
        onConfirm={() => change.mutate({ data: { action: 'remove', id } })}
        onClose={() => setAsking(false)}
      >
        {name}，{region} {detail}。已提交的兑换仍寄到原来的地址。
      </ConfirmDialog>
    </>
  );
}

import { useListConsignees } from '@yayan/api-client/react';
import { AccountSection } from '../frame/AccountSection.tsx';
import { AddressRow } from './AddressRow.tsx';
import { AddressSheet } from './AddressSheet.tsx';
import { RowAction } from '../frame/RowAction.tsx';
import { SectionData } from '../frame/SectionData.tsx';
import { SettingList } from '../frame/SettingRow.tsx';
import classes from '../frame/SheetForm.module.css';
import { useOpenSheet } from '../frame/use-open-sheet.ts';

const mostAddresses = 20;

/** 收货地址: where goods are sent. Orders start with the default address. */
export function AddressSection() {
  const query = useListConsignees();
  const { isOpen, subject, open, close } = useOpenSheet();
  const items = query.data?.items ?? [];
  return (
    <AccountSection
      id="address"
      title="收货地址"
      lead="只在兑换实物时使用，可随时删除。"
      action={
        query.data && items.length < mostAddresses ? (
          <RowAction label="新增" object="收货地址" onPress={() => open('address')} />
        ) : null
      }
    >
      <SectionData query={query} rows={2}>
        {() =>
          items.length === 0 ? (
            <p className={classes['lead']}>当前暂无收货地址</p>
          ) : (
            <SettingList>
              {items.map((consignee) => (
                <AddressRow
                  key={consignee.id}
                  consignee={consignee}
                  onEdit={() => open('address', consignee.id)}
                />
              ))}
            </SettingList>
          )
        }
      </SectionData>
      <AddressSheet
        opened={isOpen('address') && query.data !== undefined}
        onClose={close}
        consignee={items.find(({ id }) => id === subject)}
        isFirst={items.length === 0}
      />
    </AccountSection>
  );
}

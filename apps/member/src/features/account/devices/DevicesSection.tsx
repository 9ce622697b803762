import { useListDevices } from '@yayan/api-client/react';
import { useState } from 'react';
import { AccountSection } from '../frame/AccountSection.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import { RowAction } from '../frame/RowAction.tsx';
import { SectionData } from '../frame/SectionData.tsx';
import { SettingList } from '../frame/SettingRow.tsx';
import { SignOutOthers } from './SignOutOthers.tsx';

/** 登录设备: the devices that are signed in, with buttons to sign them out (rule 2.15). */
export function DevicesSection() {
  const devices = useListDevices();
  const [asking, setAsking] = useState(false);
  const others = devices.data?.items.filter(({ current }) => !current).length ?? 0;
  return (
    <AccountSection
      id="devices"
      title="登录设备"
      lead="看到不认识的设备，先让它退出，再修改密码。"
      action={
        others > 1 ? (
          <RowAction label="全部退出" object="其他设备" danger onPress={() => setAsking(true)} />
        ) : null
      }
    >
      <SectionData query={devices} rows={2}>
        {({ items }) => (
          <SettingList>
            {items.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </SettingList>
        )}
      </SectionData>
      <SignOutOthers opened={asking} others={others} onClose={() => setAsking(false)} />
    </AccountSection>
  );
}

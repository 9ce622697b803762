import { ColorSchemeSwitch } from '@yayan/ui';
import { AccountSection } from './AccountSection.tsx';

/** 外观: light, dark, or the device's scheme. */
export function AppearanceSection() {
  return (
    <AccountSection id="appearance" title="外观" lead="只在这台设备上生效。">
      <ColorSchemeSwitch />
    </AccountSection>
  );
}

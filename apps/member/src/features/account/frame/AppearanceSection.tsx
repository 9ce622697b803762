import { ColorSchemeSwitch, TypeScaleSwitch } from '@yayan/ui';
import { AccountSection } from './AccountSection.tsx';

/** 外观: light, dark, or the device's scheme; and the size of type. */
export function AppearanceSection() {
  return (
    <AccountSection id="appearance" title="外观" lead="只在这台设备上生效。">
      <ColorSchemeSwitch />
      <TypeScaleSwitch />
    </AccountSection>
  );
}

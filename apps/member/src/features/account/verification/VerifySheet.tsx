import type { IdVerification } from '@yayan/api-client';
import { Sheet } from '@yayan/ui';
import { VerifyForm } from './VerifyForm.tsx';

interface VerifySheetProps {
  opened: boolean;
  onClose: () => void;
  check: IdVerification;
}

/** The 实名认证 form in a sheet. */
export function VerifySheet({ opened, onClose, check }: VerifySheetProps) {
  return (
    <Sheet opened={opened} onClose={onClose} title="实名认证">
      <VerifyForm check={check} onClose={onClose} />
    </Sheet>
  );
}

import { useGetAccountClosing } from '@yayan/api-client/react';
import { Sheet } from '@yayan/ui';
import { CloseSteps } from './CloseSteps.tsx';
import { ClosingForAge } from './ClosingForAge.tsx';
import { ClosingRequested } from './ClosingRequested.tsx';
import { SectionData } from '../frame/SectionData.tsx';

interface CloseSheetProps {
  opened: boolean;
  onClose: () => void;
  onExport: () => void;
}

/** 注销账号: shows the losses and asks for a code; after the request, shows the date and lets the member cancel (rule 2.22). */
export function CloseSheet({ opened, onClose, onExport }: CloseSheetProps) {
  const query = useGetAccountClosing({ query: { enabled: opened, staleTime: 0 } });
  return (
    <Sheet opened={opened} onClose={onClose} title="注销账号">
      <SectionData query={query} rows={3}>
        {(closing) =>
          closing.closesAt && closing.underAge ? (
            <ClosingForAge closesAt={closing.closesAt} />
          ) : closing.closesAt ? (
            <ClosingRequested closesAt={closing.closesAt} onClose={onClose} />
          ) : (
            <CloseSteps closing={closing} onClose={onClose} onExport={onExport} />
          )
        }
      </SectionData>
    </Sheet>
  );
}

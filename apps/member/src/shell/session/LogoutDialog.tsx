import { latePart } from '@yayan/ui';

const { Part: LogoutQuestion } = latePart(async () => (await import('./LogoutQuestion.tsx')).LogoutQuestion);

/** `LogoutQuestion`, loaded when it is first asked. */
export function LogoutDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return <LogoutQuestion isWanted={opened} opened={opened} onClose={onClose} />;
}

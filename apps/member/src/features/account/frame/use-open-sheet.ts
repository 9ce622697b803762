import { useSearchParams } from 'react-router';

/** Dialogs of the account page, by their name in the address: `/home/user?edit=mobile`. */
export type SheetName =
  | 'avatar'
  | 'nickname'
  | 'mobile'
  | 'email'
  | 'password'
  | 'devices'
  | 'verify'
  | 'address'
  | 'export'
  | 'withdraw'
  | 'close';

interface OpenSheet {
  /** Whether this dialog is the one in the address. */
  isOpen: (name: SheetName) => boolean;
  /** Which of its things the open dialog is about: the address that is edited. */
  subject: string | undefined;
  open: (name: SheetName, subject?: string) => void;
  close: () => void;
}

/** The dialog that is open stands in the address, so that a link leads to it and 后退 closes it. */
export const useOpenSheet = (): OpenSheet => {
  const [search, setSearch] = useSearchParams();
  const keep = { preventScrollReset: true };
  return {
    isOpen: (name) => search.get('edit') === name,
    subject: search.get('id') ?? undefined,
    open: (name, subject) => setSearch({ edit: name, ...(subject ? { id: subject } : {}) }, keep),
    close: () => setSearch({}, { ...keep, replace: true }),
  };
};

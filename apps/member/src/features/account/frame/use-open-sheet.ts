import { useSearchParams } from 'react-router';

/** The account page's dialogs, by their name in the URL: `/home/user?edit=mobile`. */
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
  | 'withdrawPartner'
  | 'close';

interface OpenSheet {
  /** Whether the URL names this dialog. */
  isOpen: (name: SheetName) => boolean;
  /** The id of the item that the open dialog edits. */
  subject: string | undefined;
  open: (name: SheetName, subject?: string) => void;
  close: () => void;
}

/** Keeps the open dialog in the URL, so that links can open it and the back button closes it. */
export const useOpenSheet = (): OpenSheet => {
  const [search, setSearch] = useSearchParams();
  const keep = { preventScrollReset: true };
  // The `from` parameter stays in the URL when a dialog opens or closes.
  const from = search.get('from');
  const way = from === null ? {} : { from };
  return {
    isOpen: (name) => search.get('edit') === name,
    subject: search.get('id') ?? undefined,
    open: (name, subject) => setSearch({ edit: name, ...(subject ? { id: subject } : {}), ...way }, keep),
    close: () => setSearch(way, { ...keep, replace: true }),
  };
};
